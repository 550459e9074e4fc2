import { describe, expect, it } from 'vitest'
import { checkQuestions } from './check-questions.ts'
import { parseQuestions } from './parse-questions.server.ts'

const gears = `Antes.

:::pregunta Ahora tú
Un piñón de 12 dientes a {{n}} rpm mueve una rueda de 36.
¿A cuánto gira?

\`\`\`yaml
valor: "n * 12 / 36"
unidad: "rpm"
errores:
  - { si: "n * 36 / 12", di: "Has puesto los dientes del revés." }
datos: { n: "600 | 300 | 900" }
pistas: ["Los dientes que pasan son los mismos."]
\`\`\`

Gira a {{n:0}} entre tres.
:::

Después.
`
const choose = (statement: string, data: string): string =>
  `:::pregunta\n${statement}\n\n\`\`\`yaml\n${data}\n\`\`\`\n:::\n`
const options = 'opciones:\n  - { texto: a, correcta: true }\n  - { texto: b }'
const faultsOf = (source: string): string[] =>
  checkQuestions(parseQuestions(source)).map(({ line, message }) => `${line}: ${message}`)

describe('parseQuestions', () => {
  it('reads the statement, the data and the explanation of a question, with its title', () => {
    const [question, ...others] = parseQuestions(gears)
    expect(others).toEqual([])
    expect(question).toMatchObject({
      kind: 'pregunta',
      title: 'Ahora tú',
      line: 3,
      statement: 'Un piñón de 12 dientes a {{n}} rpm mueve una rueda de 36.\n¿A cuánto gira?',
      explanation: 'Gira a {{n:0}} entre tres.',
      faults: [],
    })
    expect(question?.practice).toMatchObject({
      questions: [{ kind: 'quantity', unit: 'rpm', mistakes: [{}] }],
      hints: ['Los dientes que pasan son los mismos.'],
    })
    expect(faultsOf(gears)).toEqual([])
  })

  it('derives the key of a question from its statement, without its place and its line breaks', () => {
    const [question] = parseQuestions(gears)
    expect(question?.key).toMatch(/^[0-9a-f]{8}$/)
    const moved = `# Otro\n\n${gears.replace('36.\n¿A', '36. ¿A').replace('pregunta Ahora tú', 'predice')}`
    expect(parseQuestions(moved)[0]).toMatchObject({ kind: 'predice', key: question?.key, line: 5 })
    expect(parseQuestions(gears.replace('piñón', 'engranaje'))[0]?.key).not.toBe(question?.key)
  })

  it('ignores questions in code, and distinguishes two with the same statement', () => {
    expect(parseQuestions(`\`\`\`\`text\n${choose('a', options)}\`\`\`\`\n`)).toEqual([])
    const twice = choose('a', options) + choose('a', options)
    const [one, other] = parseQuestions(twice)
    expect(one?.key).not.toBe(other?.key)
    expect(faultsOf(twice)).toEqual(['10: Otra pregunta de este texto tiene el mismo enunciado: cámbialo.'])
  })
})

describe('faults of a question', () => {
  it.each([
    [
      'no data',
      ':::pregunta\n¿Cuánto?\n:::',
      '1: A esta pregunta le falta el bloque ```yaml con la respuesta.',
    ],
    [
      'no statement',
      choose('', options),
      '1: A esta pregunta le falta el enunciado, encima del bloque ```yaml.',
    ],
    [
      'YAML that cannot be read',
      choose('a', 'valor: "2\nunidad: m'),
      '7: El bloque ```yaml no se entiende: faltan unas comillas, unos dos puntos o un paréntesis de cierre.',
    ],
    [
      'nothing that is asked',
      choose('a', 'unidad: m'),
      '4: Una pregunta tiene un valor, opciones, orden, parejas, palabra o tabla: solo una de esas cosas.',
    ],
    [
      'a key of something else',
      choose('a', 'valor: 2\nvarias: true'),
      '4: Hay datos que no se conocen: varias.',
    ],
    [
      'no right option',
      choose('a', 'opciones: [{ texto: a }, { texto: b }]'),
      '4: Marca como correcta una opción, o «varias» si lo son varias.',
    ],
    ['a division by zero', choose('a', 'valor: "1 / 0"'), '4: Se divide entre cero.'],
    [
      'a mistake that is right',
      choose('a', 'valor: 2\nerrores: [{ si: "1 + 1", di: Sumas }]'),
      '4: El error «Sumas» da lo mismo que la respuesta correcta.',
    ],
    [
      'a name that there is not',
      choose('Son {{V}} V', 'valor: 2'),
      '1: «V» no es ninguno de los datos de la pregunta.',
    ],
    [
      'a list around it',
      `- a\n\n  ${choose('a', options).replaceAll('\n', '\n  ')}`,
      '3: Una pregunta no puede ir dentro de una lista, una cita u otro bloque: déjala sola.',
    ],
    [
      'another block in it',
      `:${choose('a\n\n:::aviso\nojo\n:::', options).slice(0, -1)}:\n`,
      '1: Dentro de una pregunta no puede ir otro bloque «:::».',
    ],
  ])('reports %s with its line', (_, source, said) => {
    const [first = ''] = faultsOf(source)
    expect(first.startsWith(said), first).toBe(true)
  })

  it('accepts at most thirty questions in a text', () => {
    const many = Array.from({ length: 31 }, (_, at) => choose(`a ${at}`, options)).join('\n')
    expect(faultsOf(many)).toEqual(['301: Como mucho 30 preguntas en un texto: esta no se podrá contestar.'])
    expect(parseQuestions(many).filter(({ practice }) => practice).length).toBe(30)
  })
})

describe('hostile questions', () => {
  const bomb = [
    'a: &a [x,x,x,x,x,x,x,x,x]',
    'b: &b [*a,*a,*a,*a,*a,*a,*a]',
    'c: &c [*b,*b,*b,*b,*b,*b,*b]',
    'valor: *c',
  ]
  it.each([
    ['aliases', choose('a', bomb.join('\n'))],
    ['depth', choose('a', `valor: ${'['.repeat(5000)}`)],
    ['length', choose('a', `valor: "${'9'.repeat(90_000)}"`)],
    ['marks', ':::pregunta\n'.repeat(8_000)],
    ['colons', `${':'.repeat(50_000)}pregunta\n`],
    ['fences', `:::pregunta\n${'```yaml\n```\n'.repeat(8_000)}`],
    ['the prototype', choose('a', '__proto__: { valor: 1 }\nconstructor: 2')],
  ])('of %s are parsed to the end and rejected with a message', (_, source) => {
    expect(faultsOf(source).length).toBeGreaterThan(0)
    expect(parseQuestions(source).every(({ practice }) => practice === null)).toBe(true)
  })
})
