import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseFrontMatter } from '../../app/platform/markdown/front-matter.ts'

type Tagged = { path: string; name: string; courses: string[]; criteria: string[]; category: string }

const root = new URL('../../content/', import.meta.url).pathname
const attributesOf = (path: string): Record<string, unknown> => {
  const document = parseFrontMatter(readFileSync(`${root}${path}`, 'utf8'))
  if (!document.ok) throw new Error(path)
  return document.attributes
}
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
const nameOf = (path: string): string => path.replace(/^.*\/|\.md$/g, '')
const read = (folder: string): Tagged[] =>
  globSync(`${folder}/*.md`, { cwd: root }).map((path) => {
    const { courses, criteria, category } = attributesOf(path)
    const lists = { courses: listOf(courses), criteria: listOf(criteria), category: String(category) }
    return { path, name: nameOf(path), ...lists }
  })

const topics = read('temario')
const tagged = [...topics, ...read('retos'), ...read('problemas')]
const criteria = new Map(
  globSync('criterios/*.md', { cwd: root }).map((path) => [nameOf(path), attributesOf(path)]),
)
const blocks = new Map(
  globSync('categorias/*.md', { cwd: root }).map((path) => {
    const { name, courses } = attributesOf(path)
    return [String(name), listOf(courses)]
  }),
)

/** Criteria without a topic; challenges cover them. */
const withoutTopic = ['td-6-2']

describe('the curriculum of the course', () => {
  it('has fifteen and thirteen criteria, with unique codes in each subject', () => {
    const codes = [...criteria.values()].map(({ subject, code }) => `${subject} ${code}`)
    expect(new Set(codes).size).toBe(28)
    expect(codes.filter((code) => code.startsWith('Tecnología y Digitalización'))).toHaveLength(15)
  })

  it.each(tagged)('assigns one to three distinct criteria to $path', (document) => {
    expect(document.criteria.length).toBeGreaterThanOrEqual(1)
    expect(document.criteria.length).toBeLessThanOrEqual(3)
    expect(document.criteria.filter((id) => !criteria.has(id))).toEqual([])
    expect(new Set(document.criteria).size).toBe(document.criteria.length)
  })

  it.each(tagged)('assigns to $path only courses of its block and criteria of their subject', (document) => {
    expect(document.courses.length).toBeGreaterThanOrEqual(1)
    expect(blocks.get(document.category)).toEqual(expect.arrayContaining(document.courses))
    const prefix = document.courses.includes('4') ? 't4-' : 'td-'
    expect(document.criteria.filter((id) => !id.startsWith(prefix))).toEqual([])
  })

  it('has a topic for every criterion except the listed ones', () => {
    const dealtWith = new Set(topics.flatMap((topic) => topic.criteria))
    expect([...criteria.keys()].filter((id) => !dealtWith.has(id))).toEqual(withoutTopic)
    const anywhere = new Set(tagged.flatMap((document) => document.criteria))
    expect(withoutTopic.filter((id) => !anywhere.has(id))).toEqual([])
  })

  it.each(['1', '2', '3', '4'])('has topics, challenges and problems for course %s', (course) => {
    for (const folder of ['temario', 'retos', 'problemas']) {
      const own = tagged.filter(({ path, courses }) => path.startsWith(folder) && courses.includes(course))
      expect(own.length, folder).toBeGreaterThanOrEqual(5)
    }
  })
})
