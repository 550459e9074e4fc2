import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { gatherNotes } from './gather-notes.ts'

it('moves the notes below the heading of the version, above those of earlier versions', async () => {
  const docs = await mkdtemp(join(tmpdir(), 'engrana-'))
  try {
    const next = join(docs, 'changes/next')
    await mkdir(next, { recursive: true })
    await writeFile(
      join(docs, 'changes/novedades.md'),
      '# Novedades\n\nPara quien enseña.\n\n## 0.1.0\n\n### Todo\n',
    )
    await writeFile(join(next, 'b.md'), '### Dos\n\nCuesta $& 2.\n')
    await writeFile(join(next, 'a.md'), '### Uno\n')
    expect(await gatherNotes(docs, '0.2.0')).toBe(2)
    expect(await readFile(join(docs, 'changes/novedades.md'), 'utf8')).toBe(
      '# Novedades\n\nPara quien enseña.\n\n## 0.2.0\n\n### Uno\n\n### Dos\n\nCuesta $& 2.\n\n## 0.1.0\n\n### Todo\n',
    )
    expect(await readdir(next)).toEqual([])
    expect(await gatherNotes(docs, '0.3.0')).toBe(0)
  } finally {
    await rm(docs, { recursive: true })
  }
})
