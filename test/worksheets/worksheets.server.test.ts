import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type GIFTQuestion, parse } from 'gift-pegjs'
import { expect, it, onTestFinished } from 'vitest'
import { loadDemoContent } from '../../app/admin/sample-course/load-demo-content.server.ts'
import { openDiskStore } from '../../app/documents/media/disk-store.server.ts'
import { readFigures } from '../../app/documents/media/figures.server.ts'
import { openPictures } from '../../app/documents/media/pictures.server.ts'
import type { Part } from '../../app/learning/marking/part.ts'
import { migrateToLatest } from '../../app/platform/db/migrate.server.ts'
import { openDatabase } from '../../app/platform/db/open-database.server.ts'
import { listProblemsById } from '../../app/site/problems/problem.server.ts'
import { drawWorksheet, type Variant } from '../../app/site/worksheets/draw-variants.server.ts'
import { openMoodleTexts, openPlainTexts } from '../../app/site/worksheets/export-texts.server.ts'
import { writeGift, writeMoodleXml } from '../../app/site/worksheets/write-exports.server.ts'
import { registry } from '../../app/start/registry.server.ts'
import { findXmllint } from '../programs/find-xmllint.ts'
import { readMoodleXml } from './read-moodle.ts'
import { listGiftFaults, listMoodleFaults } from './worksheet-faults.ts'

const run = promisify(execFile)
const number = 4711

const db = await openDatabase(':memory:')
await migrateToLatest(db)
await loadDemoContent(db, 'content', { registry, now: '2026-11-20T10:00:00.000Z' })
const ids = await db.selectFrom('problems').select('id').orderBy('id').execute()
const problems = await listProblemsById(
  db,
  ids.map(({ id }) => id),
)
await db.destroy()
const variants = await drawWorksheet(problems, { number, letters: ['A', 'B', 'C'] })
const figures = await readFigures('content')
const pictures = openPictures(figures)

/** Parts in the order of an exported file, with the distinct variants of each. */
function listParts([first, ...others]: Variant[]): (Part | null)[] {
  return (first?.problems ?? []).flatMap((problem, at) => {
    const drawn = [
      problem,
      ...(problem.seed === '' ? [] : others.flatMap(({ problems: own }) => own[at] ?? [])),
    ]
    const count = Math.max(1, problem.practice?.parts.length ?? 0)
    return Array.from({ length: count }, (_, part) =>
      drawn.map(({ practice }) => practice?.parts[part] ?? null),
    ).flat()
  })
}

const parts = listParts(variants)

it('the course has worksheets with every kind of part, in variants that differ', () => {
  const kinds = new Set(parts.map((part) => part?.kind))
  expect([...kinds]).toEqual(expect.arrayContaining(['quantity', 'choice', 'text', 'table']))
  const varying = (variants[0]?.problems ?? []).filter(({ varies }) => varies)
  expect(varying.length).toBeGreaterThanOrEqual(30)
  for (const { id } of varying) {
    const drawn = variants.map(({ problems: own }) => own.find((problem) => problem.id === id))
    expect(new Set(drawn.map((problem) => problem?.description)).size, id).toBe(3)
  }
})

it('the Moodle export is valid and marks answers as the site does', async () => {
  findXmllint()
  const folder = await mkdtemp(join(tmpdir(), 'engrana-moodle-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const media = {
    store: openDiskStore(folder),
    variants: { make: async () => undefined, makeAll() {}, async close() {} },
  }
  const texts = openMoodleTexts({ pictures, figures, media })
  const pieces = await writeMoodleXml({ variants, number, texts })
  const xml = (pieces ?? []).join('')
  const file = join(folder, 'questions.xml')
  await writeFile(file, xml)
  await run('xmllint', ['--noout', '--huge', '--relaxng', 'app/site/worksheets/moodle.rng', file])

  const questions = readMoodleXml(xml)
  expect(questions).toHaveLength(parts.length)
  expect(questions.flatMap((read, at) => listMoodleFaults(parts[at] ?? null, read)).slice(0, 10)).toEqual([])
  for (const { name, texts: shown, hints } of questions) {
    for (const { html, files } of shown) {
      const named = [...html.matchAll(/@@PLUGINFILE@@\/([^"]+)/g)].map(([, picture]) => picture)
      expect([...new Set(named)].sort(), name).toEqual([...files].sort())
      expect(html, name).not.toMatch(/<math|\{\{|src="\/|href=/)
    }
    expect(hints, name).toBeGreaterThanOrEqual(2)
  }
  expect(new Set(questions.map(({ name }) => name)).size).toBe(questions.length)
})

it('the GIFT export parses and marks answers as the site does', async () => {
  const pieces = (await writeGift({ variants, number, texts: openPlainTexts(pictures) })) ?? []
  const questions = pieces
    .slice(1)
    .filter((piece) => piece !== '')
    .flatMap((piece): GIFTQuestion[] => parse(piece))
    .filter(({ type }) => type !== 'Category')
  expect(questions).toHaveLength(parts.length)
  expect(questions.flatMap((read, at) => listGiftFaults(parts[at] ?? null, read)).slice(0, 10)).toEqual([])
  // The pieces must also parse as one file.
  expect(parse(pieces.slice(0, 12).join('')).length).toBe(11)
})
