import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { type SimulatorProps, simulatorComponent } from './bench/bench.tsx'
import { readFixed, readState } from './simulator-state.ts'
import type { AnyView } from './simulator-view.ts'

const views = import.meta.glob<AnyView>('./*/picture.tsx', { eager: true, import: 'view' })

function requireView(kindSlug: string): AnyView {
  const view = Object.values(views).find(({ simulator }) => simulator.tipo === kindSlug)
  if (!view) throw new Error(`There is no ${kindSlug}`)
  return view
}

/** Renders a simulator as the server does, with the parameters in `fixed` locked. */
function draw(
  kindSlug: string,
  fixed: readonly string[],
  given: Readonly<Record<string, string>> = {},
): string {
  const view = requireView(kindSlug)
  const { values, faults } = readState(view.simulator, (name) => given[name])
  expect(faults).toEqual([])
  const props: SimulatorProps = { values, fixed, place: 'simulador', isAlone: true }
  return renderToStaticMarkup(createElement(simulatorComponent(view), props))
}

/** Per simulator, a button or field of the editor that exists only while its parameter is unlocked. */
const editors = [
  {
    tipo: 'circuito',
    name: 'circuito',
    drawn: 'Circuito',
    ways: ['Poner y quitar piezas', 'Vaciar la placa', '>Quitar<'],
  },
  { tipo: 'puertas', name: 'red', drawn: 'Puertas y uniones', ways: ['Añadir AND', 'P1: tipo', 'Quitar P1'] },
  { tipo: 'vistas', name: 'dibujo', drawn: 'Dibujo de las vistas', ways: ['Punto (0, 0)', 'Vaciar: Alzado'] },
] as const

describe.each(editors)('the editor of $tipo', ({ tipo: kindSlug, name, drawn, ways }) => {
  it('is replaced by a note when its parameter is locked', () => {
    const free = draw(kindSlug, [])
    const locked = draw(kindSlug, [name])
    for (const way of ways) {
      expect(free).toContain(way)
      expect(locked).not.toContain(way)
    }
    expect(locked).toContain(`${drawn} <span class="tag">fijado</span>`)
    expect(locked).not.toContain(`<textarea id="simulador-${name}"`)
  })

  it('has its code in a folded field, which is omitted when the code is locked', () => {
    const fold = /<details class="sim-codes"><summary>Código<\/summary>.*?<\/details>/s
    expect(fold.exec(draw(kindSlug, []))?.[0]).toContain(`<textarea id="simulador-${name}" name="${name}"`)
    expect(fold.exec(draw(kindSlug, [name]))?.[0] ?? '').not.toContain(`name="${name}"`)
  })
})

test('a locked program can be stepped through but not edited', () => {
  expect(draw('flujo', [])).toContain('Cambiar este programa')
  const locked = draw('flujo', ['programa'])
  expect(locked).toContain('Al inicio')
  expect(locked).not.toContain('Cambiar este programa')
  expect(draw('flujo', ['programa', 'paso'])).not.toContain('Al inicio')
})

test('a locked choice of gate circuit hides the editor', () => {
  expect(draw('puertas', ['circuito'], { circuito: 'propio' })).toContain('Añadir AND')
  expect(draw('puertas', ['circuito'], { circuito: 'semisumador' })).not.toContain('Añadir AND')
})

test('locked bits and valves have no buttons', () => {
  expect(draw('binario', [])).toContain('binary-editor')
  expect(draw('binario', ['valor'])).not.toContain('binary-editor')
  expect(draw('neumatica', [])).toContain('air-hands')
  expect(draw('neumatica', ['s1'])).not.toContain('air-hands')
})

test('the form submits the locked names when scripts are off', () => {
  expect(draw('engranajes', ['z1', 'ejes'])).toContain('<input type="hidden" name="fijo" value="z1,ejes"/>')
  expect(draw('engranajes', [])).not.toContain('name="fijo"')
})

test('`fijo` lists locked parameters, and an unknown name is reported', () => {
  const { simulator } = requireView('engranajes')
  expect(readFixed(simulator, 'z1,n1,z1')).toEqual({ fixed: ['z1', 'n1'], faults: [] })
  expect(readFixed(simulator, 'z1,cohete')).toEqual({
    fixed: ['z1'],
    faults: ['fijo: no hay ningún dato «cohete».'],
  })
  expect(readFixed(simulator, null)).toEqual({ fixed: [], faults: [] })
})
