import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseFrontMatter } from '../app/markdown/front-matter.ts'
import { type DirectiveData, directiveData } from '../app/markdown/simulator-plugin.ts'
import { numberProblem } from '../app/problems/number-problem.ts'
import { readDirective } from '../app/simulators/read-directive.ts'

const root = new URL('../content/', import.meta.url)

/** The texts of the course that name a simulator: a problem in its own numbers and in drawn ones. */
const texts = ['temario', 'problemas', 'retos', 'blog'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, root)).flatMap((file) => {
    const document = parseFrontMatter(readFileSync(new URL(`${folder}/${file}`, root), 'utf8'))
    if (!document.ok) throw new Error(`${file}: ${document.message}`)
    const { attributes, body } = document
    if (!body.includes('simulador')) return []
    const practice = attributes.practica === undefined ? '' : JSON.stringify(attributes.practica)
    return { path: `${folder}/${file}`, body, practice }
  }),
)

function listLinks(text: string): DirectiveData[] {
  return [...text.matchAll(/\/simuladores\/([a-z-]+)\?([^)\s]*)/g)].map(([, tipo = '', query]) => ({
    pairs: [['tipo', tipo], ...new URLSearchParams(query)],
    rest: '',
  }))
}

function listDirectives(text: string): DirectiveData[] {
  return [...text.matchAll(/^::simulador\{(.*)\}$/gm)].map(([, info = '']) => directiveData({ info }))
}

describe.each(texts)('the simulators of $path', ({ body, practice }) => {
  it('stand on lines of their own and are set to what they know', () => {
    expect(listDirectives(body)).toHaveLength(body.split('::simulador').length - 1)
    for (const data of listDirectives(body)) expect(readDirective(data).faults).toEqual([])
  })

  it('are led to in states that they know, whatever numbers are drawn', () => {
    const problem = { description: '', solution: body, result: '', practice }
    for (const seed of ['', ...Array.from({ length: 40 }, (_, at) => `s${at}`)])
      for (const data of listLinks(numberProblem(problem, seed).solution))
        expect(readDirective(data).faults, JSON.stringify(data)).toEqual([])
  })
})
