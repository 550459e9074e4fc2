import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Moves the notes in `changes/next` into `changes/novedades.md`, below the number of a version. Returns the
 * number of notes moved.
 */
export async function gatherNotes(docs: string, version: string): Promise<number> {
  const folder = join(docs, 'changes/next')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort()
  if (names.length === 0) return 0
  const notes = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  const target = join(docs, 'changes/novedades.md')
  const before = await readFile(target, 'utf8')
  const section = `## ${version}\n\n${notes.map((note) => note.trim()).join('\n\n')}\n\n`
  await writeFile(
    target,
    before.replace(/^(?=## )/m, () => section),
  )
  for (const name of names) await rm(join(folder, name))
  return names.length
}

if (import.meta.main) {
  const [version] = process.argv.slice(2)
  if (version === undefined || !/^\d+\.\d+\.\d+$/.test(version)) {
    console.error('Uso: npm run gather-notes -- 0.2.0')
    process.exit(2)
  }
  console.log(`Notas reunidas en docs/changes/novedades.md: ${await gatherNotes('docs', version)}.`)
}
