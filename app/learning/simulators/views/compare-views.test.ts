import { expect, test } from 'vitest'
import type { Outcome } from '../simulator.ts'
import { readState } from '../simulator-state.ts'
import { simulator as views } from './definition.ts'
import { handSheet } from './drawn-fixture.ts'
import { writeDrawing } from './sheet.ts'

const outline = '0,0 3,0 3,2 1,2 1,1 0,1 0,0'
const plan = '0,0 3,0 3,2 0,2 0,0; 1,0 1,2'
const side = '1,0 3,0 3,2 1,2 1,0; 1,1 3,1'

/** Outcome for drawings of the first easy solid: a step of 3 × 2 × 2 that is lower on the left. */
function check(alzado: string, planta = plan, perfil = side, pieza = ''): Outcome {
  const sheets = { alzado: handSheet(alzado), planta: handSheet(planta), perfil: handSheet(perfil) }
  const given: Record<string, string> = { revisar: 'si', pieza, dibujo: writeDrawing(pieza || 'f1', sheets) }
  const { values, faults } = readState(views, (name) => given[name])
  expect(faults).toEqual([])
  return views.compute(values)
}

test('reports that all three views are right', () => {
  const { sentence, warnings, outputs } = check(outline)
  expect(warnings).toEqual([])
  expect(sentence).toMatch(/^Las tres vistas están bien\. /)
  expect(outputs.perfil?.value).toBe('bien')
})

const held: [what: string, alzado: string, said: readonly string[]][] = [
  [
    'an edge that is missing',
    '0,0 3,0 3,2 1,2; 1,1 0,1 0,0',
    ['Alzado: falta la arista visible de (1, 1) a (1, 2).'],
  ],
  ['an edge too many', `${outline}; 1,0 1,1`, ['Alzado: sobra la línea de (1, 0) a (1, 1).']],
  [
    'a hidden line where the edge is seen',
    '0,0 3,0 3,2 1,2; 1,1 0,1 0,0 | 1,1 1,2',
    ['Alzado: la línea de (1, 1) a (1, 2) va continua: la arista se ve.'],
  ],
  [
    'a mirror',
    '0,0 3,0 3,1 2,1 2,2 0,2 0,0',
    ['Alzado: está en espejo. Lo que queda a tu derecha al mirar de frente va a la derecha.'],
  ],
  [
    'a view in the wrong place',
    '0,1 3,1 3,3 1,3 1,2 0,2 0,1',
    ['Alzado: la forma está bien, pero desplazada 1 cuadro hacia arriba. Las vistas deben quedar alineadas.'],
  ],
  [
    'a view that is shifted both ways',
    '1,2 4,2 4,4 2,4 2,3 1,3 1,2',
    [
      'Alzado: la forma está bien, pero desplazada 1 cuadro a la derecha y 2 cuadros hacia arriba. Las vistas deben quedar alineadas.',
    ],
  ],
  ['the plan in its place', plan, ['Alzado: aquí has dibujado la planta.']],
  [
    'the side view in its place, wherever it stands',
    '0,0 2,0 2,2 0,2 0,0; 0,1 2,1',
    ['Alzado: aquí has dibujado el perfil izquierdo.'],
  ],
  ['a view upside down', '0,2 3,2 3,0 1,0 1,1 0,1 0,2', ['Alzado: está boca abajo.']],
  ['a view on its side', '2,0 2,3 0,3 0,1 1,1 1,0 2,0', ['Alzado: es la vista correcta, pero girada.']],
  [
    'two cells and a diagonal',
    '0,0 3,0 3,2 1,2 0,1 0,0',
    [
      'Alzado: falta la arista visible de (0, 1) a (1, 1).',
      'Alzado: falta la arista visible de (1, 1) a (1, 2).',
      'Alzado: sobra la línea de (0, 1) a (1, 2).',
    ],
  ],
  [
    'more than three things',
    '0,0 1,0; 2,0 2,1',
    [
      'Alzado: falta la arista visible de (1, 0) a (3, 0).',
      'Alzado: falta la arista visible de (0, 1) a (1, 1).',
      'Alzado: falta la arista visible de (1, 2) a (3, 2).',
      'Alzado: y otras 4 cosas. Corrige esto y vuelve a comprobar.',
    ],
  ],
]

for (const [what, alzado, said] of held)
  test(`reports ${what}`, () => {
    const { warnings, outputs } = check(alzado)
    expect(warnings).toEqual(said)
    expect(outputs.alzado?.value).toBe('por corregir')
    expect(outputs.planta?.value).toBe('bien')
  })

test('reports the right side view, which students draw when they look from the wrong side', () => {
  const { warnings } = check(outline, plan, '0,0 2,0 2,2 0,2 0,0 | 0,1 2,1')
  expect(warnings).toEqual(['Perfil izquierdo: aquí has dibujado el perfil derecho.'])
})

test('reports a visible line for a hidden edge, and a missing hidden edge', () => {
  // The step reversed: from the left its edge is hidden behind the high part.
  const turned = '0,0 3,0 3,1 2,1 2,2 0,2 0,0'
  const top = '0,0 3,0 3,2 0,2 0,0; 2,0 2,2'
  const box = '1,0 3,0 3,2 1,2 1,0'
  expect(check(turned, top, `${box} | 1,1 3,1`, '221-221').warnings).toEqual([])
  expect(check(turned, top, box, '221-221').warnings).toEqual([
    'Perfil izquierdo: falta la arista oculta de (1, 1) a (3, 1).',
  ])
  expect(check(turned, top, `${box}; 1,1 2,1 | 2,1 3,1`, '221-221').warnings).toEqual([
    'Perfil izquierdo: la línea de (1, 1) a (2, 1) va de trazos: es una arista oculta.',
  ])
})

test('reports a plan with its front at the back', () => {
  const step = '0,0 3,0 3,3 0,3 0,0; 0,1 3,1'
  const front = '0,0 3,0 3,2 0,2 0,0; 0,1 3,1'
  const given = [
    '222-222-111',
    front,
    step.replace('0,1 3,1', '0,2 3,2'),
    '0,0 3,0 3,1 2,1 2,2 0,2 0,0',
  ] as const
  const [code, alzado, wrong, perfil] = given
  expect(check(alzado, wrong, perfil, code).warnings).toEqual([
    'Planta: tiene lo de delante detrás. Lo de delante va abajo, lejos del alzado.',
  ])
})

test('reports only that a view is not drawn, if it is empty', () => {
  const { sentence, warnings, outputs } = check('', plan, '')
  expect(warnings).toEqual([])
  expect(sentence).toMatch(
    /^El alzado está sin dibujar\. La planta está bien\. El perfil izquierdo está sin dibujar\. /,
  )
  expect(outputs.alzado?.value).toBe('sin dibujar')
})
