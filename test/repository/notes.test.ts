import { globSync, readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import { listNotes } from '../../app/admin/panel/notes.server.ts'
import { reviewText } from '../../app/documents/author-rules/review-text.server.ts'
import routes from '../../app/routes.ts'

const next = globSync('docs/changes/next/*.md').sort()

/** Address of a page as the release notes write it: «/blog/…». */
function addressOf({ path = '' }: RouteConfigEntry): string {
  return `/${path.replace(/:\w+|\*/g, '…')}`
}

it('every page that users can open is mentioned in a release note', async () => {
  const pages = (await routes).filter(({ file, path }) => file.endsWith('-page.tsx') && path !== '*')
  expect(pages.length).toBeGreaterThan(25)
  const notes = listNotes().join('\n')
  expect(pages.map(addressOf).filter((address) => !notes.includes(`\`${address}\``))).toEqual([])
})

it.each(next)('%s has the new features, the required steps and no author warnings', (file) => {
  const note = readFileSync(file, 'utf8')
  expect(note).toMatch(/^### \S/)
  expect(note).toMatch(/^\*\*Qué hacer:\*\* \S/m)
  // Below the title of the page and the version number.
  expect(reviewText(`## 0.0.0\n\n${note}`, new Map()).findings).toEqual([])
})

it('the latest release comes first, and each version has its own text', () => {
  const titles = listNotes().map((note) => note.split('\n', 1)[0])
  expect(titles.slice(0, next.length > 0 ? 1 : 0)).toEqual(next.length > 0 ? ['## Lo último'] : [])
  expect(titles.at(-1)).toBe('## 0.1.0')
})
