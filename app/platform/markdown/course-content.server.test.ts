import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readStrictHtml } from '../../../test/support/strict-html.ts'
import { parseFrontMatter } from './front-matter.ts'
import { markdownToHtml } from './markdown-to-html.server.ts'

const folder = new URL('../../../content/temario/', import.meta.url)
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : []
const anyFigure = (url: string) =>
  url.startsWith('/figuras/') ? { src: url, width: 360, height: 200 } : undefined

describe.skipIf(files.length === 0)('the course', () => {
  it.each(files)('renders %s without unprocessed marks', (name) => {
    const document = parseFrontMatter(readFileSync(new URL(name, folder), 'utf8'))
    if (!document.ok) throw new Error(`${document.message} (${document.line})`)
    const html = markdownToHtml(document.body, anyFigure)
    expect(() => readStrictHtml(html)).not.toThrow()
    expect(html).not.toContain('formula-source')
    expect(html).not.toContain('limit-note')
    const prose = html.replace(/<code.*?<\/code>/gs, '')
    expect(prose).not.toMatch(/:::|\$|\*\*/)
  })
})
