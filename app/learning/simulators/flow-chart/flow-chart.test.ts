import { describe, expect, it } from 'vitest'
import { simulator as flowChart } from './definition.ts'
import {
  type FlowValues,
  findInputsFault,
  findProgramFault,
  layOutCode,
  readyPrograms,
  walkProgram,
} from './flow-chart-model.ts'
import { layOutChart } from './lay-out-chart.ts'
import { readProgram } from './read-program.ts'

const walk = (given: Partial<FlowValues>) =>
  walkProgram({ programa: 'propio', texto: '', entradas: '', paso: 1000, ...given })
const resultOf = (programa: string, entradas: string) => walk({ programa, entradas }).outputs.resultado.value
const runText = (texto: string, entradas = '') => walk({ texto, entradas })

describe('the sum of 1 to n is n(n + 1)/2', () => {
  it.each([
    [1, 1],
    [2, 3],
    [4, 10],
    [5, 15],
    [10, 55],
    [36, 666],
    [100, 5050],
  ])('for n = %d it writes %d', (n, expected) => {
    expect(resultOf('suma', String(n))).toBe(expected)
  })

  it('takes three steps per iteration, one for the final condition and five outside the loop', () => {
    expect(walk({ programa: 'suma', entradas: '10' }).outputs.pasos.value).toBe(3 + 3 * 10 + 1 + 1 + 1)
  })
})

describe('ready programs compute the right results', () => {
  it.each([
    ['factorial', '0', 1],
    ['factorial', '1', 1],
    ['factorial', '5', 120],
    ['factorial', '7', 5040],
    ['factorial', '10', 3628800],
  ])('%s of %s is %d (n! = 1 · 2 · … · n)', (programa, entradas, expected) => {
    expect(resultOf(programa, entradas)).toBe(expected)
  })

  // Greatest common divisors by factors: 48 = 2⁴·3, 36 = 2²·3²; 1071 = 3²·7·17, 462 = 2·3·7·11 …
  it.each([
    ['48 36', 12],
    ['36 48', 12],
    ['1071 462', 21],
    ['17 5', 1],
    ['100 75', 25],
    ['270 192', 6],
    ['13 13', 13],
    ['9 0', 9],
  ])('Euclid with %s ends in %d', (entradas, expected) => {
    expect(resultOf('euclides', entradas)).toBe(expected)
  })

  it.each([
    ['1 2 3', 3],
    ['3 2 1', 3],
    ['1 3 2', 3],
    ['7 12 9', 12],
    ['5 5 5', 5],
    ['-3 -1 -2', -1],
    ['2,5 2,6 2,4', 2.6],
  ])('the largest of %s is %d', (entradas, expected) => {
    expect(resultOf('mayor', entradas)).toBe(expected)
  })

  it.each([
    ['2', 'Es par'],
    ['7', 'Es impar'],
    ['0', 'Es par'],
    ['-4', 'Es par'],
    ['101', 'Es impar'],
  ])('%s: %s', (entradas, expected) => {
    expect(resultOf('par', entradas)).toBe(expected)
  })

  // Mean = sum / number; the times table ends with 10 n; a traffic light cycle lasts 20 + 3 + 15 = 38 s.
  it.each([
    ['media', '3 6 7 9,5', 7.5],
    ['media', '2 5 6', 5.5],
    ['media', '1 10', 10],
    ['media', '4 2 4 6 8', 5],
    ['tabla', '7', 70],
    ['tabla', '12', 120],
    ['tabla', '0', 0],
    ['semaforo', '2', 76],
    ['semaforo', '5', 190],
    ['semaforo', '0', 0],
    ['pulsador', '1 0 1 1 0 1', 4],
    ['pulsador', '0 0 0 0 0 0', 0],
    ['pulsador', '1 1 1 1 1 1', 6],
    ['adivina', '7', 1],
    ['adivina', '5 9 7', 3],
    ['adivina', '1 2 3 4 7', 5],
  ])('%s with %s ends with %d', (programa, entradas, expected) => {
    expect(resultOf(programa, entradas)).toBe(expected)
  })

  it('the thermostat keeps its state between 19 and 21 °C', () => {
    const { steps } = walk({ programa: 'termostato', entradas: '20 18 20 22' })
    const written = steps.flatMap(({ written: one }) => one ?? [])
    expect(written).toEqual(['Caldera: 0', 'Caldera: 1', 'Caldera: 1', 'Caldera: 0'])
  })

  it('the countdown writes every number down to 1, and then the word', () => {
    const { steps } = walk({ programa: 'cuenta', entradas: '4' })
    expect(steps.flatMap(({ written: one }) => one ?? [])).toEqual(['4', '3', '2', '1', '¡Despegue!'])
  })

  it.each(Object.keys(readyPrograms))('%s ends with the numbers of its example', (programa) => {
    const { warnings, steps } = walk({ programa })
    expect(warnings).toEqual([])
    expect(steps.at(-1)?.says).toBe('Fin.')
  })
})

describe('a user’s own program', () => {
  it.each([
    ['s = 0;i = 1;repetir 4;s = s + 2*i;i = i + 1;fin;escribir s', 20], // 2 + 4 + 6 + 8, the topic's example
    ['a = 5;b = a;a = 8;escribir b', 5], // a copied value does not change
    ['p = 6 * 10;si 10 >= 10;p = p * 0,8;fin;escribir p', 48], // `>=` includes the limit
    ['x = si(3 > 2; 10; 20);escribir x', 10],
    ['x = 0;si no(3 > 2);x = 1;si no;x = 2;fin;escribir x', 2],
    ['x = 0;si no(no(3 > 2)) y verdadero;x = 1;fin;escribir x', 1],
    ['x ← 2^10\nescribir x', 1024],
    ['x = 7\nSI x == 7 entonces\n escribir 1\nSINO\n escribir 0\nFIN SI', 1],
    ['n = 0\nrepetir 3 veces\nrepetir 4 veces\nn = n + 1\nfin\nfin\nescribir n', 12], // 3 · 4
    ['repetir -2;escribir 1;fin;escribir 0', 0],
    [
      'n = 27;p = 0;mientras n != 1;si resto(n; 2) = 0;n = n/2;si no;n = 3*n+1;fin;p = p+1;fin;escribir p',
      111,
    ], // OEIS A006577(27)
    ['a = 0;b = 1;repetir 20;c = a + b;a = b;b = c;fin;escribir a', 6765], // the 20th Fibonacci number
    ['n = 45;b = 0;mientras n > 0;b = b + resto(n; 2);n = suelo(n / 2);fin;escribir b', 4], // 45 = 101101 in binary
  ])('%s ends with %d', (texto, expected) => {
    const { outputs, warnings } = runText(texto)
    expect(warnings).toEqual([])
    expect(outputs.resultado.value).toBe(expected)
  })

  it.each([
    ['si 1 > 0', 'Falta un «fin» que cierre «si».'],
    ['fin', 'Línea 1: sobra un «fin»: no hay nada que cerrar.'],
    ['a = 1;si no', 'Línea 2: «si no» está fuera de un «si».'],
    ['mientras 1 > 0;si no;fin', 'Línea 2: «si no» está fuera de un «si».'],
    ['a = 1;b = (2', 'Línea 2: Falta «)».'],
    ['salta 3', 'Línea 1: no se entiende «salta 3».'],
    ['leer fin', 'Línea 1: «fin» no puede ser el nombre de una variable.'],
    ['2x = 3', 'Línea 1: «2x» no puede ser el nombre de una variable.'],
    ['', 'El programa está vacío.'],
    ['escribir «a» +', 'Línea 1: No se esperaba «+».'],
    ['escribir', 'Línea 1: no se entiende «escribir».'],
    ['a=1;b=1;c=1;d=1;e=1;f=1;g=1;h=1;k=1', 'Línea 9: hay demasiadas variables: caben 8.'],
    ['si 1;'.repeat(6), 'Línea 6: hay demasiados bloques, uno dentro de otro.'],
    ['a=1;'.repeat(61), 'Línea 61: caben 60 líneas.'],
    ['a'.repeat(601), 'El programa es demasiado largo: caben 600 letras.'],
    ['constructor.x = 1', 'Línea 1: «constructor.x» no puede ser el nombre de una variable.'],
  ])('«%s» is rejected in Spanish', (texto, fault) => {
    expect(findProgramFault(texto)).toBe(fault)
    expect(runText(texto).warnings).toEqual([fault])
  })

  it.each([
    ['n = 1;mientras n > 0;escribir n;fin', 'nada cambia «n», así que «n > 0» se cumple siempre'],
    ['n = 1;mientras n > 0;n = n + 1;fin', '«n > 0» se cumple en todas las vueltas'],
    ['mientras verdadero;hacer esperar;fin', 'nada cambia «verdadero»'],
    ['n = 0;repetir 600;n = n + 1;fin', 'son demasiadas vueltas en la línea 2'],
  ])('%s is stopped after 1000 steps, and the endless loop is reported', (texto, says) => {
    const { warnings, steps } = runText(texto)
    expect(steps.length - 1).toBe(1000)
    expect(warnings[0]).toContain(says)
    expect(warnings[0]).toContain('1000 pasos')
  })

  it.each([
    ['escribir x', 'Línea 1: No se sabe cuánto vale «x».'],
    ['n = 0;escribir 5 / n', 'Línea 2: Se divide entre cero.'],
    ['leer a;leer b', 'Línea 2: falta un dato para leer «b». Escríbelo en «Datos que se leen».'],
    ['repetir 2,5;hacer algo;fin', 'Línea 1: no se puede repetir 2,5 veces.'],
    ['__proto__ = 1', 'Línea 1: «__proto__» no puede ser el nombre de una variable.'],
  ])('%s reports why it stops', (texto, warning) => {
    expect(runText(texto, '4').warnings).toEqual([warning])
  })

  it('parses numbers with commas, minus signs and spaces, and reports invalid ones', () => {
    expect(runText('leer a;leer b;escribir a · b', ' 2,5   −4 ').outputs.resultado.value).toBe(-10)
    expect(findInputsFault('3 x 4')).toBe('«x» no es un número. Sepáralos con espacios: 5 7,5 -2')
    expect(findInputsFault('')).toBeUndefined()
  })

  it.each(Object.entries(readyPrograms))(
    '%s parses to the same program from its printed code',
    (_, { text }) => {
      const program = readProgram(text)
      const again = readProgram(layOutCode(program))
      expect(again.lines).toEqual(program.lines)
    },
  )
})

describe('a run', () => {
  it('describes the step, its line and the variables', () => {
    expect(walk({ programa: 'suma', paso: 0 }).sentence).toBe(
      'Suma de 1 a n, en el inicio. El programa llega al fin en 21 pasos.',
    )
    expect(walk({ programa: 'suma', paso: 5 }).sentence).toBe(
      'Paso 5 de 21, línea 5: suma ← suma + i: suma vale 1. Variables: n = 5, suma = 1, i = 1.',
    )
    expect(walk({ programa: 'suma', paso: 4 }).sentence).toContain('¿i ≤ n? Sí.')
  })

  it('stays at its last step and warns only there', () => {
    expect(walk({ programa: 'suma', paso: 999 }).at).toBe(21)
    expect(walk({ texto: 'a = 1;escribir a / 0', paso: 0 }).warnings).toEqual([])
    expect(walk({ texto: 'a = 1;escribir a / 0', paso: 9 }).warnings).toHaveLength(1)
  })

  it('is complete and reproducible for 500 random states', () => {
    let seed = 14
    const draw = (most: number): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return Math.floor((seed / 2147483648) * most)
    }
    const orders = [
      'leer a',
      'b = a + 1',
      'si a > b',
      'si no',
      'fin',
      'mientras a < 3',
      'repetir 3',
      'escribir b «x»',
      'a = a / b',
      'hacer x',
      '',
    ]
    const names = [...Object.keys(readyPrograms), 'propio']
    for (let round = 0; round < 500; round++) {
      const texto = Array.from({ length: draw(12) }, () => orders[draw(orders.length)]).join(';')
      const entradas = Array.from({ length: draw(5) }, () => String(draw(40) - 10)).join(' ')
      const state = { programa: names[draw(names.length)] ?? 'propio', texto, entradas, paso: draw(1001) }
      const outcome = flowChart.compute(state)
      expect(outcome.sentence).not.toBe('')
      expect(flowChart.compute(state)).toEqual(outcome)
      const { width, height, shapes } = layOutChart(walkProgram(state).program)
      for (const { x, y, width: w, height: h } of shapes) {
        expect(x - w / 2).toBeGreaterThanOrEqual(0)
        expect(x + w / 2).toBeLessThanOrEqual(width)
        expect(y + h / 2).toBeLessThanOrEqual(height)
      }
    }
  })

  it.each(Object.entries(readyPrograms))(
    'the chart of %s fits a phone, and no symbols overlap',
    (_, { text }) => {
      const { width, shapes } = layOutChart(readProgram(text))
      expect(width).toBeLessThanOrEqual(320)
      for (const [at, one] of shapes.entries()) {
        for (const other of shapes.slice(at + 1)) {
          const apart =
            Math.abs(one.x - other.x) >= (one.width + other.width) / 2 ||
            Math.abs(one.y - other.y) >= (one.height + other.height) / 2
          expect(apart, `${one.lines.join(' ')} / ${other.lines.join(' ')}`).toBe(true)
        }
      }
    },
  )
})
