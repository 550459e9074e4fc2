import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { simulatorComponent } from '../bench/bench.tsx'
import { readState } from '../simulator-state.ts'
import { simulator as views } from './definition.ts'
import { handSheet } from './drawn-fixture.ts'
import { view as viewsView } from './picture.tsx'
import { emptySheet, writeDrawing } from './sheet.ts'

const Frame = simulatorComponent(viewsView)

/** The simulator as rendered by the server. */
function draw(given: Readonly<Record<string, string>>): string {
  const { values, faults } = readState(views, (name) => given[name])
  expect(faults).toEqual([])
  return renderToStaticMarkup(<Frame values={values} fixed={[]} place="simulador" isAlone />)
}

const countOf = (text: string, part: string): number => text.split(part).length - 1

test('every point of the board is a button named by its position', () => {
  const small = draw({})
  expect(countOf(small, 'aria-label="Punto (')).toBe(16)
  expect(small).toContain('aria-label="Punto (3, 3)"')
  expect(countOf(draw({ nivel: 'dificil' }), 'aria-label="Punto (')).toBe(25)
})

test('the picture contains the views only with the solution shown', () => {
  // The outline of the step from its lower left point: three cells of 32 units per axis.
  const bottom = 'M20 120L116 120'
  expect(draw({})).not.toContain(bottom)
  expect(draw({ solucion: 'si' })).toContain(bottom)
})

test('the solution and the solid are described in words', () => {
  const html = draw({ solucion: 'si', pieza: '221-221' })
  expect(html).toContain(
    'Continuas: de (1, 0) a (3, 0), de (1, 2) a (3, 2), de (1, 0) a (1, 2), de (3, 0) a (3, 2). De trazos: de (1, 1) a (3, 1).',
  )
  expect(html).toContain('<li>cubo, cubo, hueco; cubo, cubo, hueco.</li>')
  expect(draw({})).not.toContain('Continuas:')
})

test('hints progress from the outlines to the first fault', () => {
  const drawn = writeDrawing('m1', { alzado: handSheet('0,0 3,0'), planta: emptySheet, perfil: emptySheet })
  const html = draw({ nivel: 'media', pistas: '3', dibujo: drawn })
  expect(html).toContain(
    'El contorno del alzado mide 3 de ancho y 2 de alto; el de la planta, 3 × 2; el del perfil, 2 × 2.',
  )
  expect(html).toContain(
    'Hay líneas inclinadas en el alzado. Aristas ocultas: alzado, ninguna; planta, ninguna; perfil izquierdo, ninguna.',
  )
  expect(html).toContain('<li>Alzado: falta la arista visible de (1, 2) a (3, 2).</li>')
  expect(draw({ nivel: 'media', pistas: '1' })).not.toContain('Aristas ocultas')
})

test('a checked sheet has marks on its faults, or a tick if it is right', () => {
  const sheets = {
    alzado: handSheet('0,0 3,0 3,2 1,2 1,1 0,1 0,0'),
    planta: handSheet('0,0 3,0 3,2 0,2 0,0; 1,0 1,1 | 1,1 1,2'),
    perfil: handSheet('1,0 3,0 3,2 1,2 1,0; 1,1 3,1; 2,1 2,2'),
  }
  const html = draw({ revisar: 'si', dibujo: writeDrawing('f1', sheets) })
  // Once in the picture, and once on the board, which shows the first view.
  expect(countOf(html, '>✓<')).toBe(2)
  expect(countOf(html, '>~<')).toBe(1)
  expect(countOf(html, '>×<')).toBe(1)
  expect(html).toContain('Planta: la línea de (1, 1) a (1, 2) va continua: la arista se ve.')
})
