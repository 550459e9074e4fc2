import { glob, readFile } from 'node:fs/promises'
import { tests as examples } from 'commonmark-spec'
import { history, undo } from 'prosemirror-history'
import type { Node } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { beforeAll, expect, it } from 'vitest'
import { faultRuns } from '../../../test/databases/fault-rounds.ts'
import { openMarkdownParser } from '../../platform/markdown/markdown-parser.server.ts'
import { parseWhole } from './dialect-parser.ts'
import { openText } from './open-text.ts'
import { editSomewhere, seededRandom } from './random-edits-fixture.ts'
import { hasSameMeaning } from './read-back-fixture.ts'
import { schema } from './schema.ts'
import { splitSource } from './split-source.ts'
import { writeChecked } from './write-checked.ts'
import { TextWriter } from './write-text.ts'

const bodies: string[] = []
const page = openMarkdownParser()
const framed: readonly string[] = ['question', 'simulator', 'source']

beforeAll(async () => {
  for await (const path of glob('content/{temario,problemas,retos,blog}/*.md'))
    bodies.push((await readFile(path, 'utf8')).replace(/^---\n.*?\n---\n/s, ''))
})

function write(text: string, doc?: Node): string | undefined {
  const opened = openText(text)
  const written = new TextWriter(opened).write(doc ?? opened.doc)
  return written.ok ? written.text : undefined
}

it('writes every text of the course back byte for byte, with no block shown as source', () => {
  expect(bodies.length).toBeGreaterThan(150)
  for (const body of bodies) {
    const opened = openText(body)
    expect(new TextWriter(opened).write(opened.doc)).toEqual({ ok: true, text: body })
    expect(opened.doc.children.filter(({ type }) => type.name === 'source')).toEqual([])
  }
})

it('writes each block of the course with the same rendered page', () => {
  for (const body of bodies.filter((_, at) => at % 5 === 0)) {
    const { blocks, references } = openText(body)
    const texts = blocks.map(({ node, text }) =>
      framed.includes(node.type.name) ? text : writeChecked(node, references),
    )
    expect(page.render(texts.join('\n\n'))).toBe(page.render(body))
  }
})

it('writes the examples of CommonMark back byte for byte', () => {
  expect(examples).toHaveLength(652)
  for (const { markdown } of examples) {
    const text = markdown.replaceAll('→', '\t')
    expect(write(text)).toBe(text)
  }
})

it.each([
  ['ends of lines of another system', 'uno\r\n\r\ndos'],
  ['nothing', ''],
  ['blank lines alone', '\n\n \n'],
  ['blank lines around', '\n\n## Uno\n\n\n\ndos\n\n\n'],
  ['an address that is named below', '[uno][a] y *dos*\n\n[a]: /topic/uno "T"'],
  ['a box that nothing closes', ':::aviso\nuno\n\ndos'],
  ['code that nothing closes', '```python\nx = 1\n\n'],
  ['a footnote of another dialect', 'uno[^1]\n\n[^1]: nota'],
])('writes %s back unchanged', (_, text) => {
  expect(write(text)).toBe(text)
})

it('keeps all text of a block without lossless Markdown, and of the blocks around it', () => {
  const opened = openText('Antes.\n\n- uno\n\n*Después*.\n')
  const { paragraph, formula_block, list_item, bullet_list } = schema.nodes
  const line = (text: string): Node => paragraph.create(null, schema.text(text))
  const inner = bullet_list.create({ tight: true }, list_item.create(null, line('dentro')))
  const broken = bullet_list.create(
    { tight: true },
    list_item.create(null, [inner, formula_block.create({ tex: 'F = m' }), line('y detrás')]),
  )
  const doc = opened.doc.copy(opened.doc.content.replaceChild(1, broken))
  const writer = new TextWriter(opened)
  expect(writer.write(doc)).toMatchObject({ ok: false })
  const text = writer.writeAnyway(doc)
  expect(text).toMatch(/^Antes\.\n\n- - dentro\n[\s\S]*F = m[\s\S]*y detrás\n\n\*Después\*\.\n$/)
})

/** Some consecutive blocks of a text of the course. */
function pickBlocks(random: () => number): string {
  const body = bodies[Math.floor(random() * bodies.length)] ?? ''
  const { blocks } = splitSource(body, parseWhole(body).tokens)
  const from = Math.floor(random() * Math.max(1, blocks.length - 4))
  const texts = blocks.slice(from, from + 4).map(({ text }) => text)
  return `${texts.join('\n\n')}\n`
}

it('after thousands of random edits writes Markdown with the same meaning, or reports that it cannot, and undoes to the same bytes', {
  timeout: faultRuns(600_000, 60_000),
}, () => {
  const random = seededRandom(7)
  const refused: string[] = []
  let edits = 0
  while (edits < faultRuns(50_000, 5000)) {
    const text = pickBlocks(random)
    const opened = openText(text)
    const writer = new TextWriter(opened)
    let state = EditorState.create({ doc: opened.doc, plugins: [history({ newGroupDelay: 0 })] })
    for (let times = 0; times < 12; times++) {
      const next = editSomewhere(state, random)
      if (next === state) continue
      edits++
      const written = writer.write(next.doc)
      if (!written.ok) {
        refused.push(JSON.stringify(written.block))
        continue
      }
      state = next
      expect([written.text, hasSameMeaning(written.text, state.doc)]).toEqual([written.text, true])
    }
    while (
      undo(state, (tr) => {
        state = state.apply(tr)
      })
    ) {}
    expect(writer.write(state.doc)).toEqual({ ok: true, text })
  }
  expect(refused.length).toBeLessThanOrEqual(edits / 1000)
})

it('after many edits writes a long text as if it were fully checked each time', () => {
  const random = seededRandom(11)
  const text = bodies.slice(0, 10).join('\n\n')
  expect(text.length).toBeGreaterThan(20_000)
  const opened = openText(text)
  const writer = new TextWriter(opened)
  let state = EditorState.create({ doc: opened.doc })
  for (let edit = 0; edit < 150; edit++) {
    state = editSomewhere(state, random)
    const all = new TextWriter(opened).write(state.doc)
    expect(writer.write(state.doc)).toEqual(all)
  }
})
