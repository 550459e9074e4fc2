import { globSync, readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import { listNotes } from '../../app/admin/panel/notes.server.ts'
import { reviewText } from '../../app/documents/author-rules/review-text.server.ts'
import routes from '../../app/routes.ts'

const next = globSync('docs/changes/next/*.md').sort()

/** The address of a page as notes write it: «/blog/…». */
function addressOf({ path = '' }: RouteConfigEntry): string {
  return `/${path.replace(/:\w+|\*/g, '…')}`
}

it('every page that people can open is named by a note', async () => {
  const pages = (await routes).filter(({ file, path }) => file.endsWith('-page.tsx') && path !== '*')
  expect(pages.length).toBeGreaterThan(25)
  const notes = listNotes().join('\n')
  expect(pages.map(addressOf).filter((address) => !notes.includes(`\`${address}\``))).toEqual([])
})

it.each(next)('%s says what is new, what to do, and keeps to the rules for authors', (file) => {
  const note = readFileSync(file, 'utf8')
  expect(note).toMatch(/^### \S/)
  expect(note).toMatch(/^\*\*Qué hacer:\*\* \S/m)
  // Below the title of the page and the number of the version.
  expect(reviewText(`## 0.0.0\n\n${note}`).findings).toEqual([])
})

it('the latest comes first, and each version has a text of its own', () => {
  const titles = listNotes().map((note) => note.split('\n', 1)[0])
  expect(titles.slice(0, next.length > 0 ? 1 : 0)).toEqual(next.length > 0 ? ['## Lo último'] : [])
  expect(titles.at(-1)).toBe('## 0.1.0')
})
