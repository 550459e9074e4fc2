import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawValues } from '../../app/learning/practice/draw-values.ts'
import { parsePractice } from '../../app/learning/practice/parse-practice.ts'
import { readDirective } from '../../app/learning/simulators/read-directive.ts'
import { simulators } from '../../app/learning/simulators/simulators.ts'
import { parseFrontMatter } from '../../app/platform/markdown/front-matter.ts'
import { type DirectiveData, directiveData } from '../../app/platform/markdown/simulator-plugin.ts'
import { numberProblem } from '../../app/site/problems/number-problem.ts'

const root = new URL('../../content/', import.meta.url)

/** Texts that embed a simulator; a problem once with its initial numbers and once with drawn ones. */
const texts = ['temario', 'problemas', 'retos', 'blog'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, root)).flatMap((file) => {
    const document = parseFrontMatter(readFileSync(new URL(`${folder}/${file}`, root), 'utf8'))
    if (!document.ok) throw new Error(`${file}: ${document.message}`)
    const { attributes, body } = document
    if (!body.includes('simulador')) return []
    const practice = attributes.practica === undefined ? '' : JSON.stringify(attributes.practica)
    return { path: `${folder}/${file}`, body, practice, statement: String(attributes.description ?? '') }
  }),
)

function listLinks(text: string): DirectiveData[] {
  return [...text.matchAll(/\/simuladores\/([a-z-]+)\?([^)\s]*)/g)].map(([, kindSlug = '', query]) => ({
    pairs: [['tipo', kindSlug], ...new URLSearchParams(query)],
    rest: '',
  }))
}

function listDirectives(text: string): DirectiveData[] {
  return [...text.matchAll(/^::simulador\{(.*)\}$/gm)].map(([, info = '']) => directiveData({ info }))
}

/** Parameters that configure the simulator itself, so a problem need not provide them. */
const ofSimulator: ReadonlySet<string> = new Set(['ejes', 'bits', 'pieza', 'numero'])

/** Numbers that a link writes literally, instead of taking them from the problem by {{name}}. */
function writtenNumbers(query: string): string[] {
  const pairs = [...new URLSearchParams(query.replace(/\{\{[^}]*\}\}/g, 'drawn'))]
  return pairs.flatMap(([name, value]) => {
    if (ofSimulator.has(name)) return []
    if (name === 'circuito')
      return [...value.matchAll(/(?:pila|_r)([\d.]+)k?-/g)].map(([, text = '']) => text)
    if (name === 'texto' || name === 'entradas')
      return value.replace(/repetir \d+/g, '').match(/\d+(?:[.,]\d+)?/g) ?? []
    return /^\d+(?:[.,]\d+)?$/.test(value) ? [value] : []
  })
}

/** Initial values of a problem's drawn numbers, as they are and times a thousand (kilohms). */
function drawnNumbers(practice: string): number[] {
  const parsed = practice === '' ? undefined : parsePractice(practice)
  if (!parsed?.ok) return []
  const { variables } = parsed.practice
  const others = Array.from({ length: 40 }, (_, at) => drawValues(variables, `s${at}`))
  const drawn = [...drawValues(variables, '')].filter(([name, value]) =>
    others.some((other) => other.get(name) !== value),
  )
  return drawn.flatMap(([, value]) => [value, 1000 * value])
}

/**
 * Literal numbers of a link that equal an initial draw and are in neither its paragraph nor the statement.
 */
function listFixedNumbers({
  body,
  practice,
  statement,
}: {
  body: string
  practice: string
  statement: string
}) {
  const drawn = drawnNumbers(practice)
  return [...body.matchAll(/^.*\/simuladores\/.*$/gm)].flatMap(([paragraph]) => {
    const said = `${statement} ${paragraph.replace(/\]\([^)]*\)|\{\{[^}]*\}\}/g, ' ')}`
    const known = new Set(said.match(/\d+(?:,\d+)?/g))
    return [...paragraph.matchAll(/\/simuladores\/[a-z-]+\?([^)\s]*)/g)].flatMap(([, query = '']) =>
      writtenNumbers(query).filter((text) => {
        const [whole = '', decimals = ''] = text.split(/[.,]/)
        const value = Number(`${whole}.${decimals}`)
        const isDrawn = drawn.some((number) => Number(number.toFixed(decimals.length)) === value)
        return isDrawn && !known.has(text.replace('.', ','))
      }),
    )
  })
}

describe.each(texts)('the simulators of $path', ({ body, practice, statement }) => {
  it('are on separate lines and have valid settings', () => {
    expect(listDirectives(body)).toHaveLength(body.split('::simulador').length - 1)
    for (const data of listDirectives(body)) expect(readDirective(data, simulators).faults).toEqual([])
  })

  it('are linked with valid states, for any drawn numbers', () => {
    const problem = { description: '', solution: body, result: '', practice }
    for (const seed of ['', ...Array.from({ length: 40 }, (_, at) => `s${at}`)])
      for (const data of listLinks(numberProblem(problem, seed).solution))
        expect(readDirective(data, simulators).faults, JSON.stringify(data)).toEqual([])
  })
  it('take drawn numbers from the problem', () => {
    expect(listFixedNumbers({ body, practice, statement })).toEqual([])
  })
})
