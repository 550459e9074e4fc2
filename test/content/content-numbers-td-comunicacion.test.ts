import { expect, test } from 'vitest'
import { expectProblem, spanishNumber } from './content-numbers.ts'

/** The newer problems of «Comunicación de ideas (1.º–3.º ESO)», recalculated from their statements. */

test('td-comunicacion-tablon-croquis: squares high = height / (width / squares wide)', () => {
  const [width, height, squares] = [60, 40, 12]
  const tall = height / (width / squares)
  expectProblem(
    'td-comunicacion-tablon-croquis',
    [`${width} cm de ancho`, `${height} cm de alto`, `${squares} cuadros`],
    [`${spanishNumber(tall)} cuadros`],
  )
})

test('td-comunicacion-croquis-en-la-hoja: the smallest value of a square for which both dimensions fit', () => {
  const [width, height] = [180, 240]
  const drawings = [5, 10, 15].map((each) => ({ each, across: width / each, up: height / each }))
  const best = drawings.find(({ across, up }) => across <= 24 && up <= 36)
  if (best === undefined) throw new Error('No drawing fits')
  expectProblem(
    'td-comunicacion-croquis-en-la-hoja',
    [`${width} cm de ancho`, `${height} cm de alto`, '24 cuadros', '36 de alto'],
    [`${best.each} cm por cuadro`, `${best.across} cuadros de ancho`, `${best.up} cuadros de alto`],
  )
})

test('td-comunicacion-medidas-de-las-vistas: each view lacks one of the three dimensions', () => {
  const [width, height, depth] = [30, 10, 20]
  expectProblem(
    'td-comunicacion-medidas-de-las-vistas',
    [`${width} cm de ancho`, `${height} cm de alto`, `${depth} cm de fondo`],
    [
      `Alzado ${width} × ${height}`,
      `planta ${width} × ${depth}`,
      `perfil ${depth} × ${height}`,
      `${spanishNumber(width * depth)} cm²`,
    ],
  )
})

test('td-comunicacion-fallo-volumen-escalon: V = (rectangle − corner) · depth, in cm', () => {
  // Converted to centimetres first, so that no volume has to be converted.
  const [width, height, depth] = [60, 40, 30].map((millimetres) => millimetres / 10) as [
    number,
    number,
    number,
  ]
  const corner = (width / 2) * (height / 2)
  const volume = (width * height - corner) * depth
  expectProblem(
    'td-comunicacion-fallo-volumen-escalon',
    ['60 mm × 40 mm', '30 mm × 20 mm', '30 mm de fondo', `${spanishNumber(54_000)} mm³`],
    [`${spanishNumber(volume)} cm³`],
  )
})

test('td-comunicacion-cubos-apilados: each line of sight shows the highest stack', () => {
  const back = [3, 1, 2]
  const front = [1, 2, 1]
  const columns = back.map((height, at) => Math.max(height, front[at] ?? 0))
  const seen = columns.reduce((sum, height) => sum + height, 0)
  const cubes = [...back, ...front].reduce((sum, height) => sum + height, 0)
  const [left, middle, right] = columns
  expectProblem(
    'td-comunicacion-cubos-apilados',
    [`| ${back.join(' | ')} |`, `| ${front.join(' | ')} |`],
    [
      `Alzado: ${left}, ${middle} y ${right}`,
      `perfil: ${Math.max(...back)} y ${Math.max(...front)}`,
      `${seen} caras`,
      `${cubes} cubos`,
    ],
  )
})

test('td-comunicacion-estima-escala-plano: scale = real door / door on the plan', () => {
  const [door, bedroom] = [16, 80]
  const scale = 800 / door
  expect((bedroom * scale) / 1000).toBe(4)
  expectProblem(
    'td-comunicacion-estima-escala-plano',
    [`${door} mm de ancho`, `${bedroom} mm`, '80 cm de ancho'],
    [`1:${scale}`, `${(bedroom * scale) / 1000} m`],
  )
})

test('td-comunicacion-escuadra-extruida: V = (a² − b²) · h', () => {
  const [outer, inner, height] = [40, 30, 50]
  const area = outer ** 2 - inner ** 2
  expectProblem(
    'td-comunicacion-escuadra-extruida',
    [`${outer} mm de lado`, `${inner} mm de una esquina`, `${height} mm`],
    [`${area} mm²`, `${(area * height) / 1000} cm³`],
  )
})

test('td-comunicacion-disena-caja-con-holgura: two clearances, two walls and one floor', () => {
  const [width, thickness, clearance, wall, depth] = [60, 18, 0.5, 2, 70]
  const hollow = clearance + width + clearance
  expectProblem(
    'td-comunicacion-disena-caja-con-holgura',
    ['60 mm de ancho', '18 mm de grosor', '0,5 mm de holgura', 'fondo de 2 mm', '70 mm de profundidad'],
    [
      `${hollow} mm × ${clearance + thickness + clearance} mm`,
      `${wall + hollow + wall} mm de ancho`,
      `${depth + wall} mm de alto`,
    ],
  )
})

test('td-comunicacion-huecos-con-parametros: gap = remaining length / (holes + 1)', () => {
  const [width, holes, side] = [70, 4, 10]
  const gap = (width - holes * side) / (holes + 1)
  const third = gap + side + gap + side + gap
  expectProblem(
    'td-comunicacion-huecos-con-parametros',
    [`${width} mm de ancho`, `${holes} huecos`, `${side} mm`],
    [`Separación de ${gap} mm`, `empieza a ${third} mm`],
  )
})
