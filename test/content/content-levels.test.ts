import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseFrontMatter } from '../../app/platform/markdown/front-matter.ts'

const root = new URL('../../content/', import.meta.url).pathname
const read = (folder: string) =>
  globSync(`${folder}/*.md`, { cwd: root }).map((path) => {
    const document = parseFrontMatter(readFileSync(`${root}${path}`, 'utf8'))
    if (!document.ok) throw new Error(path)
    const { category, difficulty } = document.attributes
    const name = path.replace(/^.*\/|\.md$/g, '')
    return { name, category: String(category), difficulty: String(difficulty), body: document.body }
  })

const problems = read('problemas').map((problem) => ({
  ...problem,
  topics: new Set([...problem.body.matchAll(/\]\(\/topic\/([a-z0-9-]+)[)#]/g)].map(([, slug = '']) => slug)),
}))

describe('the problems of each topic', () => {
  it.each(read('temario'))('are at least three for $name, with every difficulty', ({ name, category }) => {
    const own = problems.filter((problem) => problem.topics.has(name))
    expect(own.length).toBeGreaterThanOrEqual(3)
    // Only problems of the same block count, because those of another course may be too hard or too easy.
    const levels = own.filter((problem) => problem.category === category).map(({ difficulty }) => difficulty)
    expect([...new Set(levels)].toSorted()).toEqual(['Alta', 'Baja', 'Media'])
  })
})
