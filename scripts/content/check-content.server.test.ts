import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { registry } from '../../app/start/registry.server.ts'
import { checkDocuments } from './check-content.ts'
import { readContentFiles } from './read-content-files.ts'

it('finds no faults in the course', async () => {
  const files = await readContentFiles(new URL('../../content', import.meta.url).pathname)
  const { checked, faults } = checkDocuments(files, registry)
  expect(checked).toBeGreaterThan(100)
  expect(faults).toEqual([])
})

it('reports the shortest document for each message, in a ZIP and in a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-'))
  try {
    const topic = (body: string) =>
      strToU8(`---\ntitle: "T"\nexcerpt: "e"\ncategory: "Ninguna"\n---\n${body}`)
    const zip = zipSync({
      'exportado/temario/largo.md': topic('Un texto más largo que el otro'),
      'exportado/temario/corto.md': topic('Corto'),
      'exportado/categorias/una.md': strToU8('---\nname: "Una"\ncolor: "marrón"\n---\n'),
      'exportado/temario/roto.md': strToU8('---\ntitle: "a\n---\n'),
      'exportado/LÉEME.md': strToU8('Nada'),
    })
    await writeFile(join(folder, 'a.zip'), zip)
    const { checked, faults } = checkDocuments(await readContentFiles(join(folder, 'a.zip')), registry)
    expect(checked).toBe(4)
    expect(faults.map(({ message, count, shortest }) => [message, count, shortest.path])).toEqual([
      [expect.stringContaining('La categoría "Ninguna" no es válida.'), 2, 'exportado/temario/corto.md'],
      ['Elige la categoría.', 2, 'exportado/temario/corto.md'],
      [expect.stringContaining('Elige un color.'), 1, 'exportado/categorias/una.md'],
      [expect.stringContaining('Error al parsear el frontmatter YAML'), 1, 'exportado/temario/roto.md'],
    ])
  } finally {
    await rm(folder, { recursive: true })
  }
})
