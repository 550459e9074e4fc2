import { describe, expect, it } from 'vitest'
import { checkPractice, listSeeds, writeAnswer } from './check-practice.ts'
import { drawValues } from './draw-values.ts'
import { fillText } from './fill-text.ts'
import { markGiven, readGiven } from './given-answers.ts'
import { parsePractice, practiceText } from './parse-practice.ts'
import type { Practice } from './practice.ts'
import { solvePractice } from './solve-practice.ts'

const led = {
  datos: { V: '9 | 12 | 6 | 4,5', I: '20 | 10..30 paso 5', VR: 'V - 2' },
  condicion: 'V > 3',
  preguntas: [
    {
      pregunta: 'Resistencia con {{V}} V',
      valor: 'VR / (I/1000)',
      unidad: 'Ω',
      tolerancia: '2 %',
      errores: [{ si: 'V / (I/1000)', di: 'No has restado los {{VR}} V.' }],
    },
  ],
  pistas: ['La pila da {{V}} V: $V = {{V}}\\ \\text{V}$.'],
}

function read(written: unknown): Practice {
  const parsed = parsePractice(JSON.stringify(written))
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.practice
}

describe('the numbers of a problem', () => {
  it('are those of the text if there is no seed', () => {
    expect(Object.fromEntries(solvePractice(read(led), '').values)).toEqual({ V: 9, I: 20, VR: 7 })
  })

  it('never change for the same seed', () => {
    const drawn = ['a', 'b', 'semilla', '0'].map((seed) => [
      ...solvePractice(read(led), seed).values.values(),
    ])
    expect(drawn).toEqual([
      [9, 15, 7],
      [4.5, 25, 2.5],
      [6, 10, 4],
      [9, 15, 7],
    ])
  })

  it('do not change when a datum is added', () => {
    const more = read({ ...led, datos: { nuevo: '1..9', ...led.datos } })
    for (const seed of listSeeds(50)) {
      const { nuevo: _, ...rest } = Object.fromEntries(solvePractice(more, seed).values)
      expect(rest).toEqual(Object.fromEntries(solvePractice(read(led), seed).values))
    }
  })

  it('are drawn evenly from all possible values', () => {
    const { variables } = read({ ...led, datos: { V: '1..10' }, condicion: '', preguntas: [{ valor: 'V' }] })
    const counts = new Map<number, number>()
    for (const seed of listSeeds(10_000)) {
      const value = drawValues(variables, seed).get('V') ?? Number.NaN
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    expect(counts.size).toBe(10)
    expect(Math.min(...counts.values())).toBeGreaterThan(850)
    expect(Math.max(...counts.values())).toBeLessThan(1150)
  })

  it('are written with a comma in prose, and without a space after it in formulas', () => {
    const values = new Map([['V', 4.5]])
    expect(fillText('{{V}} V, $V = {{ V }}$, {{x}}', values)).toBe('4,5 V, $V = 4{,}5$, {{x}}')
    expect(fillText('$$\n{{V}}\n$$ y {{V}}', values)).toBe('$$\n4{,}5\n$$ y 4,5')
  })
})

describe('questions', () => {
  it('accept the answer of the key, and recognise every known mistake', () => {
    for (const seed of ['', ...listSeeds(200)]) {
      const { parts } = solvePractice(read(led), seed)
      const [part] = parts
      if (part?.kind !== 'quantity') throw new Error('A quantity was asked for')
      expect(markGiven(parts, [[writeAnswer(part) ?? '']])[0]?.verdict).toBe('correct')
      for (const { value, message } of part.mistakes) {
        const marked = markGiven(parts, [[`${String(value).replace('.', ',')} Ω`]])[0]
        expect(marked).toEqual({ verdict: 'known-mistake', message: `Incorrecto. ${message}` })
      }
    }
  })

  it('have no verdict while blank if another question is answered', () => {
    const { parts } = solvePractice(read({ preguntas: [{ valor: 1 }, { valor: 2 }] }), '')
    expect(markGiven(parts, [['1'], ['']])).toEqual([{ verdict: 'correct', message: 'Correcto.' }, null])
    expect(markGiven(parts, [[''], ['']]).map((marked) => marked?.verdict)).toEqual([
      'unreadable',
      'unreadable',
    ])
  })

  it('have their answers read from a form', () => {
    const { parts } = solvePractice(
      read({
        preguntas: [
          { valor: 1 },
          {
            opciones: [
              { texto: 'a', correcta: true },
              { texto: 'b', correcta: true },
            ],
            varias: true,
          },
          { orden: ['uno', 'dos', 'tres'] },
          {
            parejas: [
              { une: 'a', con: 'b' },
              { une: 'c', con: 'd' },
            ],
          },
          {
            tabla: {
              cabeceras: ['a', 'S'],
              filas: [
                ['0', '?1'],
                ['1', '?0'],
              ],
            },
          },
        ],
      }),
      '',
    )
    const form = new URLSearchParams(
      'respuesta-0=1&respuesta-1=0&respuesta-1=1&respuesta-2-0=1&respuesta-2-1=3&respuesta-2-2=2' +
        '&respuesta-3-0=0&respuesta-3-1=1&respuesta-4-0-0=1&respuesta-4-1-0=0&otro=x',
    )
    const given = readGiven(parts, (name) => form.getAll(name))
    expect(given).toEqual([['1'], ['0', '1'], ['0', '2', '1'], ['0', '1'], ['1', '0']])
    expect(markGiven(parts, given).map((marked) => marked?.verdict)).toEqual([
      'correct',
      'correct',
      'almost',
      'correct',
      'correct',
    ])
  })
})

describe('the questions that an author writes', () => {
  const message = (written: unknown): string | undefined => {
    const text = typeof written === 'string' ? written : JSON.stringify(written)
    const result = practiceText().safeParse(text)
    return result.success ? undefined : result.error.issues[0]?.message
  }
  const asking = (question: object) => ({ preguntas: [question] })

  it('are normalised once, and saving them again changes nothing', () => {
    const first = practiceText().parse(JSON.stringify(led))
    expect(practiceText().parse(first)).toBe(first)
    expect(practiceText().parse('  ')).toBe('')
  })

  it.each([
    ['no JSON', '{', 'no se entienden'],
    ['a list', '[]', 'no se entienden'],
    ['nothing asked', { preguntas: [] }, 'al menos una pregunta'],
    ['a question of no kind', asking({}), 'solo una de esas cosas'],
    ['a question of two kinds', asking({ valor: 1, orden: ['a', 'b'] }), 'solo una de esas cosas'],
    ['a mistake without message', asking({ valor: 1, errores: [{ si: '2' }] }), 'Pregunta 1'],
    ['an unknown key', asking({ valor: 1, color: 'rojo' }), 'Pregunta 1'],
    ['a division by zero', asking({ valor: '1/0' }), 'Se divide entre cero'],
    ['an unknown name', asking({ valor: 'R' }), 'No se sabe cuánto vale «R»'],
    ['a broken expression', asking({ valor: '(1' }), 'Pregunta 1: Falta «)»'],
    ['a broken mistake', asking({ valor: 1, errores: [{ si: '(1', di: 'x' }] }), 'error 1: Falta «)»'],
    ['a strange tolerance', asking({ valor: 1, tolerancia: 'mucha' }), 'La tolerancia se escribe'],
    ['a unit that nobody knows', asking({ valor: 1, unidad: 'm3x' }), 'no es una unidad conocida'],
    [
      'a mistake that is right',
      asking({ valor: 1, errores: [{ si: '1', di: 'no' }] }),
      'da lo mismo que la respuesta',
    ],
    [
      'no right option',
      asking({ opciones: [{ texto: 'a' }, { texto: 'b' }] }),
      'Marca como correcta una opción',
    ],
    [
      'a table of uneven rows',
      asking({ tabla: { cabeceras: ['a'], filas: [['?1', '2']] } }),
      'tantas casillas',
    ],
    [
      'a table with nothing to fill',
      asking({ tabla: { cabeceras: ['a'], filas: [['1']] } }),
      'empezar por «?»',
    ],
    ['a datum with a bad name', { datos: { 'a b': '1' }, ...asking({ valor: 1 }) }, 'El nombre de un dato'],
    [
      'a datum called like a function',
      { datos: { raiz: '1' }, ...asking({ valor: 1 }) },
      'ya significa otra cosa',
    ],
    [
      'a condition that never holds',
      { datos: { a: '1 | 2' }, condicion: 'a > 5', ...asking({ valor: 1 }) },
      'no cumplen la condición',
    ],
    ['fifty thousand letters', 'x'.repeat(50_000), 'ocupan demasiado'],
  ])('are rejected with the place of the fault: %s', (_name, written, says) => {
    expect(message(written)).toContain(says)
  })

  it('are never rejected with an English message of the library', () => {
    const wrongs = [
      { preguntas: 7 },
      { preguntas: [7] },
      { preguntas: [{ valor: {} }] },
      { preguntas: [{ valor: 'a'.repeat(300) }] },
    ]
    for (const wrong of [...wrongs, { ...led, pistas: [{}] }, { ...led, datos: 'x' }, 7, null]) {
      expect(message(wrong)).toMatch(/^(?:Las preguntas|Pregunta|datos|pistas)/)
      expect(message(wrong)).not.toMatch(/expected|invalid|too big|received/i)
    }
  })

  it('are tried with drawn numbers before they are saved', () => {
    const sometimes = { datos: { a: '1 | 0' }, preguntas: [{ valor: '1/a' }] }
    expect(checkPractice(read(sometimes))[0]).toContain('Se divide entre cero')
  })
})
