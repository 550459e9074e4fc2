import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { writerOf } from '../../documents/core/document-fixture.ts'
import type { Database } from '../../platform/db/tables.ts'
import { findPostBySlug } from '../../site/blog/post.server.ts'
import { findProblem } from '../../site/problems/problem.server.ts'
import { listTools } from '../../site/tools/tool.server.ts'
import { listCategories } from '../../site/topics/category.server.ts'
import { listLatestTopics, listTopicsByCategory } from '../../site/topics/topic.server.ts'
import { registry } from '../../start/registry.server.ts'
import {
  DemoContentError,
  loadDemoContent,
  loadOfficialBlocks,
  mayLoadDemo,
} from './load-demo-content.server.ts'

const { remove: deleteTopic } = writerOf(kinds.topic)
const { create: createCategory } = writerOf(kinds.category)

const now = '2026-11-20T10:00:00.000Z'
const later = '2026-11-21T10:00:00.000Z'

const topic = (title: string, category: string): string =>
  `---\ntitle: "${title}"\nexcerpt: "e"\ncategory: "${category}"\n---\nTexto\n`

const files: Record<string, string> = {
  'categorias/a.md': '---\nname: "Bloque A"\ncolor: "red"\nposition: "1"\n---\n',
  'categorias/b.md': '---\nname: "Bloque B"\ncolor: "green"\nposition: "2"\n---\n',
  'temario/a1.md': topic('a1', 'Bloque A'),
  'temario/a2.md': topic('a2', 'Bloque A'),
  'temario/b1.md': topic('b1', 'Bloque B'),
  'temario/_plantilla.md': 'no se carga',
  'retos/puente.md': '---\ntitle: "Puente"\nexcerpt: "e"\nstartsOn: "2026-11-16"\n---\nEncargo',
  'problemas/palanca.md': '---\ntitle: "Palanca"\ndescription: "d"\nresult: "200 N"\n---\nPasos',
  'herramientas/lapiz.md':
    '---\nname: "Lápiz"\ndescription: "d"\ncategory: "Educación"\nurl: "https://a.es"\n---\n',
  'blog/hola.md': '---\ntitle: "Hola"\nexcerpt: "e"\ncategory: "General"\ndate: "2026-09-01"\n---\nTexto',
}

async function contentFolder(changes: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-content-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [path, text] of Object.entries({ ...files, ...changes })) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}

async function listIds(db: Database): Promise<string[]> {
  return (await listLatestTopics(db, 99)).map(({ id }) => id)
}

describeOnBothDatabases('the demo content', (open) => {
  it('fills a new database with documents of every kind', async () => {
    const db = await open()
    await loadDemoContent(db, await contentFolder(), { registry, now })
    const found = await listTopicsByCategory(db, () => ({ limit: 9 }))
    expect(found.map(({ id, topics }) => [id, ...topics.map((card) => card.id)])).toEqual([
      ['a', 'a1', 'a2'],
      ['b', 'b1'],
    ])
    expect(await findProblem(db, 'palanca')).toMatchObject({ solution: 'Pasos', result: '200 N' })
    expect((await listTools(db, { limit: 9 })).items).toMatchObject([{ id: 'lapiz', name: 'Lápiz' }])
    expect(await findPostBySlug(db, 'hola')).toMatchObject({ date: '2026-09-01', published: true })
  })

  it('lists the first topics of different categories as the latest, in a stable order', async () => {
    const db = await open()
    await loadDemoContent(db, await contentFolder(), { registry, now })
    const latest = await listLatestTopics(db, 9)
    expect(latest.map(({ id }) => id)).toEqual(['a1', 'b1', 'a2'])
    expect(latest[0]?.updatedAt).toBe(now)
    expect(latest.every((card) => card.createdAt < card.updatedAt)).toBe(true)
  })

  it.each(['"', ''])(
    'orders the topics of a block by their positions, with numbers quoted by «%s»',
    async (quote) => {
      const db = await open()
      const placed = (title: string, position: number): string =>
        topic(title, 'Bloque A').replace('---\nTexto', `position: ${quote}${position}${quote}\n---\nTexto`)
      const folder = await contentFolder({
        'temario/a1.md': placed('a1', 10),
        'temario/a2.md': placed('a2', 2),
        'temario/a3.md': placed('a3', 1),
      })
      await loadDemoContent(db, folder, { registry, now })
      const [block] = await listTopicsByCategory(db, () => ({ limit: 9 }))
      expect(block?.topics.map(({ id }) => id)).toEqual(['a3', 'a2', 'a1'])
    },
  )

  it('records which documents are sample content, in their original state', async () => {
    const db = await open()
    await loadDemoContent(db, await contentFolder(), { registry, now })
    const rows = await db.selectFrom('demo_documents').selectAll().orderBy('tipo').orderBy('id').execute()
    expect(rows.map(({ tipo: kindSlug, id }) => `${kindSlug}/${id}`)).toEqual([
      ...['blog/hola', 'categorias/a', 'categorias/b', 'problemas/palanca', 'retos/puente'],
      ...['temario/a1', 'temario/a2', 'temario/b1', 'tools/lapiz'],
    ])
    const [card] = await listLatestTopics(db, 1)
    expect(rows.find(({ id }) => id === card?.id)?.updatedAt).toBe(card?.updatedAt)
  })

  it('is not loaded again, even after everything was deleted', async () => {
    const db = await open()
    const folder = await contentFolder()
    await loadDemoContent(db, folder, { registry, now })
    for (const id of ['a1', 'a2', 'b1']) await deleteTopic(db, id)
    await loadDemoContent(db, folder, { registry, now: later })
    expect(await listIds(db)).toEqual([])
  })

  it('is not loaded into a database that has its own documents', async () => {
    const db = await open()
    await createCategory(db, { name: 'Mía' }, { now, id: 'mia' })
    await loadDemoContent(db, await contentFolder(), { registry, now })
    expect((await listCategories(db)).map(({ id }) => id)).toEqual(['mia'])
  })

  it('can be loaded later into a site that started empty, while it has no documents', async () => {
    const db = await open()
    expect(await mayLoadDemo(db, registry)).toBe(true)
    await createCategory(db, { name: 'Mía' }, { now, id: 'mia' })
    expect(await mayLoadDemo(db, registry)).toBe(false)
    const filled = await open()
    await loadDemoContent(filled, await contentFolder(), { registry, now })
    expect(await mayLoadDemo(filled, registry)).toBe(false)
  })

  it('is loaded once if several instances start together', async () => {
    const db = await open()
    const folder = await contentFolder()
    await Promise.all([1, 2, 3].map(() => loadDemoContent(db, folder, { registry, now })))
    expect(await listIds(db)).toEqual(['a1', 'b1', 'a2'])
  })

  it.each([
    ['temario/a2.md', topic('a2', 'Bloque_X'), 'La categoría "Bloque X" no es válida.'],
    ['blog/hola.md', '---\ntitle: "a\n---\n', 'Error al parsear el frontmatter YAML'],
    ['blog/hola.md', '---\ntitle: "Hola"\n---\nTexto', 'summary: Escribe el resumen.'],
    ['retos/otro.md', files['retos/puente.md'] ?? '', 'hay otro con el mismo nombre'],
  ])('names %s and the reason if it is invalid, and loads nothing', async (path, text, reason) => {
    const db = await open()
    const folder = await contentFolder({ [path]: text })
    const loading = loadDemoContent(db, folder, { registry, now })
    await expect(loading).rejects.toBeInstanceOf(DemoContentError)
    await expect(loading).rejects.toThrow(reason)
    expect(await listCategories(db)).toEqual([])
    await loadDemoContent(db, await contentFolder(), { registry, now })
    expect(await listIds(db)).toEqual(['a1', 'b1', 'a2'])
  })

  it('rejects a content folder that does not exist', async () => {
    const db = await open()
    await expect(loadDemoContent(db, '/does/not/exist', { registry, now })).rejects.toThrow(
      '/does/not/exist: la carpeta no existe.',
    )
  })
})

describeOnBothDatabases('the real content', (open) => {
  it('loads without errors', async () => {
    const db = await open()
    await loadDemoContent(db, 'content', { registry, now })
    expect((await listCategories(db)).length).toBeGreaterThan(0)
  })
})

describeOnBothDatabases('the official blocks', (open) => {
  it('are created once in a site without blocks, without other content', async () => {
    const db = await open()
    const folder = await contentFolder()
    const load = () => loadOfficialBlocks(db, folder, { kind: kinds.category, now })
    expect(await load()).toBe(true)
    expect((await listCategories(db)).map(({ name }) => name)).toEqual(['Bloque A', 'Bloque B'])
    expect(await listLatestTopics(db, 4)).toEqual([])
    expect(await load()).toBe(false)
    expect(await listCategories(db)).toHaveLength(2)
  })
})
