import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { listTools } from '../../site/tools/tool.server.ts'
import { findTopic } from '../../site/topics/topic.server.ts'
import { registry } from '../../start/registry.server.ts'
import { checkImport, runImport } from './import-many.server.ts'
import { type ChosenDocument, readImport } from './read-import.server.ts'

const options = { registry, accountId: 'ana', now: '2026-11-20T10:00:00.000Z' }
type File = { path: string; tipo: string; text: string }

function read(files: File[], pictures: Record<string, string> = {}): ChosenDocument[] {
  const body = new TextEncoder().encode(JSON.stringify({ mode: 'check', files, pictures }))
  const result = readImport(body.buffer, registry, new Map())
  if (!result) throw new Error('The import was not understood')
  return result.documents
}

const category = {
  path: 'c/categorias/meca.md',
  tipo: 'categorias',
  text: '---\nname: "Mecánica"\ncolor: "red"\n---\n',
} as const
const topic = {
  path: 'c/temario/palanca.md',
  tipo: 'temario',
  text: '---\ntitle: "Palanca"\nexcerpt: "e"\ncategory: "Mecánica"\nimage: "fotos/a.png"\n---\n![Una](../fotos/b.png)\n',
} as const
const tool = {
  path: 'c/herramientas/editor.md',
  tipo: 'tools',
  text: '---\nname: "Editor"\ndescription: "d"\ncategory: "Desarrollo"\nurl: "https://a.es"\n---\n',
} as const
const broken = { path: 'c/blog/mal.md', tipo: 'blog', text: '---\ntitle: "a\n---\n' } as const
const incomplete = { path: 'c/blog/vacia.md', tipo: 'blog', text: '---\ntitle: "Sin más"\n---\n' } as const

describeOnBothDatabases('the import of many documents', (open) => {
  it('reports the outcome for each document and writes nothing', async () => {
    const db = await open()
    const rows = await checkImport(db, read([topic, category, broken, incomplete, tool]), options)
    expect(rows.map(({ path, status, line }) => [path, status, line])).toEqual([
      [topic.path, 'new', null],
      [category.path, 'new', null],
      [broken.path, 'error', 3],
      [incomplete.path, 'error', 1],
      [tool.path, 'new', null],
    ])
    expect(rows[0]?.pictures.toSorted()).toEqual(['c/fotos/b.png', 'c/temario/fotos/a.png'])
    expect(rows[2]?.message).toMatch(/^Error al parsear el frontmatter YAML: /)
    expect(await findTopic(db, 'palanca')).toBeUndefined()
  })

  it('reports the findings of the author rules with the line in the file', async () => {
    const db = await open()
    const text = topic.text.replace('![Una](../fotos/b.png)', 'Mide 3.5 cm...\n\n![](../fotos/b.png)')
    const [row] = await checkImport(db, read([{ ...topic, text }, category]), options)
    expect(row).toMatchObject({
      status: 'new',
      hints: [
        'Línea 7: Los decimales llevan coma: «3,5».',
        'Línea 7: Los puntos suspensivos son un solo signo: «…».',
        'Línea 9: La imagen no tiene texto alternativo: di qué se ve en ella.',
      ],
    })
    const long = { ...topic, text: topic.text.replace('![Una](../fotos/b.png)', 'a... '.repeat(30)) }
    const [many] = await checkImport(db, read([long, category]), options)
    expect(many?.hints).toHaveLength(21)
    expect(many?.hints.at(-1)).toBe('Y 10 avisos más.')
  })

  it('rewrites links between imported files to their addresses on the site', async () => {
    const db = await open()
    const links =
      '[1](../blog/Entrada.md#uno) [2](../temario/polea.md) [3](/temario/polea.md) [[Polea|4]] `[5](polea.md)` [6][p] [7](no.md)\n\n[p]: polea.md'
    const text = topic.text.replace('![Una](../fotos/b.png)', links)
    const pulley = { ...topic, path: 'c/temario/polea.md', text: topic.text.replace('Palanca', 'Polea') }
    const post = {
      path: 'c/blog/entrada.md',
      tipo: 'blog',
      text: '---\ntitle: "Una entrada"\nexcerpt: "e"\ncategory: "General"\n---\nTexto\n',
    }
    const { rows, done } = await runImport(db, read([{ ...topic, text }, category, pulley, post]), options)
    expect(done).toBe(true)
    expect(rows[0]?.message).toContain(
      'Se ha usado «c/blog/entrada.md» para «../blog/Entrada.md#uno»: solo cambian las mayúsculas.',
    )
    expect((await findTopic(db, 'palanca'))?.content).toBe(
      '[1](/blog/una-entrada#uno) [2](/topic/polea) [3](/topic/polea) [4](/topic/polea) `[5](polea.md)` [6][p] [7](no.md)\n\n[p]: /topic/polea',
    )
  })

  it('recognises a problem by its file name, and by its slug if the file moved', async () => {
    const db = await open()
    const problem = (path: string, title: string) =>
      read([{ path, tipo: 'problemas', text: `---\ntitle: "${title}"\ndescription: "d"\n---\nPasos\n` }])
    const statuses: (string | undefined)[] = []
    for (const [path, title] of [
      ['p/palanca.md', 'La palanca'],
      ['p/palanca.md', 'La palanca de una carretilla'],
      ['p/otra/carretilla.md', 'La palanca de una carretilla'],
    ] as const) {
      const { rows } = await runImport(db, problem(path, title), options)
      statuses.push(rows[0]?.status, rows[0]?.address ?? '')
    }
    const address = '/problemas/la-palanca-de-una-carretilla'
    expect(statuses).toEqual(['new', '/problemas/la-palanca', 'replaces', address, 'replaces', address])
    const kept = await db.selectFrom('problems').select('id').execute()
    expect(kept).toEqual([{ id: 'palanca' }])
  })

  it('imports all documents with their uploaded pictures, and replaces them the second time', async () => {
    const db = await open()
    const pictures = { 'c/fotos/b.png': '/media/b', 'c/temario/fotos/a.png': '/media/a' }
    const files = read([topic, category, tool], pictures)
    const first = await runImport(db, files, options)
    expect(first.done).toBe(true)
    expect(first.rows.map(({ address }) => address)).toEqual(['/topic/palanca', '/temario', '/herramientas'])
    expect(await findTopic(db, 'palanca')).toMatchObject({
      imageUrl: '/media/a',
      content: '![Una](/media/b)',
    })
    expect((await listTools(db, { limit: 9 })).items).toMatchObject([{ id: 'editor', name: 'Editor' }])
    const again = await runImport(db, files, options)
    expect(again.rows.map(({ status }) => status)).toEqual(['replaces', 'replaces', 'replaces'])
    expect(await db.selectFrom('tools').select('id').execute()).toHaveLength(1)
  })

  it('rejects the address of a picture on another site, and drops a picture that was not uploaded', async () => {
    const db = await open()
    const withPicture = (image: string) => ({
      ...tool,
      text: tool.text.replace('---\n', `---\nimage: '${image}'\n`),
    })
    for (const image of ['javascript:alert(1)', '//e.example/x', '/\\e.example']) {
      const { done, rows } = await runImport(db, read([withPicture(image)]), options)
      expect([done, rows[0]?.status, rows[0]?.message]).toEqual([
        false,
        'error',
        'La imagen tiene que estar en esta web: súbela o elígela de la biblioteca.',
      ])
    }
    expect((await runImport(db, read([withPicture('fotos/no-esta.png')]), options)).done).toBe(true)
    expect((await listTools(db, { limit: 9 })).items).toMatchObject([{ id: 'editor', imageUrl: null }])
  })

  it('writes no document if one has an error', async () => {
    const db = await open()
    const answer = await runImport(db, read([category, topic, broken]), options)
    expect(answer.done).toBe(false)
    expect(await findTopic(db, 'palanca')).toBeUndefined()
    expect(await db.selectFrom('syllabus').select('id').execute()).toEqual([])
  })

  it('matches a category whose accents are encoded differently', async () => {
    const db = await open()
    const apart = { ...topic, text: topic.text.normalize('NFD') }
    const rows = await checkImport(
      db,
      read([{ ...category, text: category.text.normalize('NFD') }, topic]),
      options,
    )
    expect(rows.map(({ status }) => status)).toEqual(['new', 'new'])
    await runImport(db, read([category]), options)
    expect((await checkImport(db, read([apart]), options))[0]?.status).toBe('new')
  })

  it('queries the categories once for any number of topics', async () => {
    const db = await open()
    await runImport(db, read([category]), options)
    const topics = Array.from({ length: 20 }, (_, index) => ({
      ...topic,
      path: `c/temario/t${index}.md`,
      text: topic.text.replace('Palanca', `Palanca ${index}`),
    }))
    const listed: string[] = []
    const recorder: KyselyPlugin = {
      transformQuery({ node }) {
        if (node.kind === 'RawNode' && /order by.*syllabus/.test(JSON.stringify(node))) listed.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    await checkImport(db.withPlugin(recorder), read(topics), options)
    expect(listed).toHaveLength(1)
  })
})

it('parses hostile documents without delay, and clips long fields to the limit', () => {
  const texts = ['![', '![](<', '![a](', '![](b ', ']('].map((piece) => piece.repeat(400_000 / piece.length))
  const files = texts.map((text, index) => ({ path: `blog/${index}.md`, tipo: 'blog' as const, text }))
  for (const { document } of read(files)) {
    expect(document.ok && document.fields.content).toHaveLength(100_001)
  }
})

it('rejects malformed requests', () => {
  for (const body of ['', '{', '[]', '{"mode":"run","files":[{}],"pictures":{}}'])
    expect(readImport(new TextEncoder().encode(body).buffer, registry, new Map())).toBeUndefined()
})
