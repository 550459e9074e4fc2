import { expect, it } from 'vitest'
import { toDay, toInstant } from '../../app/admin/transfer/database-values.ts'
import { stageDatabase } from '../../app/admin/transfer/stage-database.ts'
import type { StagedDocument } from '../../app/admin/transfer/staged.ts'
import type { Registry } from '../../app/documents/core/registry.server.ts'
import { registry } from '../../app/start/registry.server.ts'
import { describeOnBothUrls } from '../databases/database-contract.ts'
import { fileOf, importFrom, openTransferSite } from './transfer-site.ts'

type Read = { tipo: string } & StagedDocument

function read(
  value: unknown,
  path = 'datos.json',
  nouns: Registry = registry,
): { documents: Read[]; told: string[] } {
  const documents: Read[] = []
  const told = stageDatabase(value, {
    path,
    registry: nouns,
    add: (kindSlug, one) => documents.push({ tipo: kindSlug, ...one }),
  })
  return { documents, told: told.map(({ path: where, message }) => `${where}: ${message}`) }
}

const topic = { title: 'Palancas', excerpt: 'Qué son.', category: 'maquinas', content: 'Texto.' }
const syllabus = { maquinas: { category: 'Máquinas', color: 'red' } }
const typed = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { stringValue: value }]))

const shapes: [string, unknown][] = [
  ['maps by id', { syllabus, topics: { palancas: topic } }],
  ['lists', { syllabus: [{ id: 'maquinas', ...syllabus.maquinas }], topics: [{ id: 'palancas', ...topic }] }],
  [
    'documents in `data`',
    { syllabus: [{ id: 'maquinas', data: syllabus.maquinas }], topics: [{ id: 'palancas', data: topic }] },
  ],
  ['everything in `data`', { data: { syllabus, topics: { palancas: topic } } }],
  [
    'collections that say they are',
    {
      __collections__: {
        syllabus: { maquinas: { ...syllabus.maquinas, __collections__: { topics: { palancas: topic } } } },
      },
    },
  ],
  [
    'a collection below a document',
    { syllabus: { maquinas: { ...syllabus.maquinas, topics: { palancas: topic } } } },
  ],
  [
    'a list of collections',
    [
      { collection: 'syllabus', documents: [{ _id: 'maquinas', ...syllabus.maquinas }] },
      { name: 'topics', docs: [{ _id: { $oid: 'palancas' }, ...topic }] },
    ],
  ],
  [
    'documents with typed values',
    {
      documents: [
        {
          name: 'projects/p/databases/(default)/documents/syllabus/maquinas',
          fields: typed(syllabus.maquinas),
        },
        { name: 'projects/p/databases/(default)/documents/topics/palancas', fields: typed(topic) },
      ],
    },
  ],
]

it.each(shapes)('reads %s', (_what, value) => {
  const { documents, told } = read(value)
  expect(told).toEqual([])
  const found = documents.map(({ tipo: kindSlug, id, document }) => [
    kindSlug,
    id,
    document.ok && document.fields.title,
  ])
  expect(found.sort()).toEqual([
    ['categorias', 'maquinas', undefined],
    ['temario', 'palancas', 'Palancas'],
  ])
  const category = documents.find(({ tipo: kindSlug }) => kindSlug === 'categorias')?.document
  expect(category?.ok && category.fields).toEqual({ name: 'Máquinas', color: 'red' })
  const named = documents.find(({ tipo: kindSlug }) => kindSlug === 'temario')?.document
  expect(named?.ok && named.named.categoryId?.text).toBe('maquinas')
})

it('reads a collection from a file with its name, and takes missing fields from the parent document', () => {
  expect(
    read({ a: { title: 'A' } }, 'export/blogPosts.json').documents.map(({ tipo: kindSlug, id }) => [
      kindSlug,
      id,
    ]),
  ).toEqual([['blog', 'a']])
  const { documents } = read({ syllabus: { m: { topics: [{ id: 't', title: 'T' }] } } })
  const below = documents.find(({ tipo: kindSlug }) => kindSlug === 'temario')?.document
  expect(below?.ok && below.named.categoryId?.text).toBe('m')
  const category = documents.find(({ tipo: kindSlug }) => kindSlug === 'categorias')?.document
  expect(category?.ok && category.fields.name).toBe('m')
})

it('reads fields under every known name', () => {
  const fieldsOf = (collection: string, value: object) => {
    const [one] = read({ [collection]: { a: value } }).documents
    return one?.document.ok && one.document.fields
  }
  for (const spelling of ['image', 'imageUrl', 'logoUrl', 'icon'])
    expect(fieldsOf('tools', { [spelling]: '/media/a' })).toEqual({ imageUrl: '/media/a' })
  for (const spelling of ['url', 'link']) expect(fieldsOf('tools', { [spelling]: 'b' })).toEqual({ url: 'b' })
  for (const spelling of ['summary', 'excerpt'])
    expect(fieldsOf('blogPosts', { [spelling]: 'c', published: false })).toEqual({
      summary: 'c',
      published: 'false',
    })
  for (const spelling of ['description', 'excerpt'])
    expect(fieldsOf('blog_posts', { title: 'con_guion', [spelling]: 'c' })).toEqual({
      title: 'con_guion',
      summary: 'c',
    })
})

const moment = '2024-05-01T22:30:00.000Z'
const ms = Date.parse(moment)
const times: [string, unknown][] = [
  ['ISO-8601', moment],
  ['ISO-8601 with an offset', '2024-05-02T00:30:00+02:00'],
  ['milliseconds', ms],
  ['seconds', ms / 1000],
  ['milliseconds as a text', String(ms)],
  ['_seconds', { _seconds: ms / 1000, _nanoseconds: 0 }],
  ['seconds and nanoseconds', { seconds: ms / 1000, nanoseconds: 0 }],
  ['seconds as a text', { seconds: String(ms / 1000), nanos: 0 }],
  ['__time__', { __time__: moment }],
  ['timestampValue', { timestampValue: moment }],
  ['$date', { $date: moment }],
  ['$date of a number', { $date: { $numberLong: String(ms) } }],
  ['__datatype__', { __datatype__: 'timestamp', value: { _seconds: ms / 1000, _nanoseconds: 0 } }],
]

it.each(times)('reads a time as %s, and its day in Madrid', (_form, value) => {
  expect(toInstant(value)).toBe(moment)
  expect(toDay(value)).toBe('2024-05-02')
  const [post] = read({ blogPosts: { a: { date: value, createdAt: value, updatedAt: value } } }).documents
  expect(post).toMatchObject({ createdAt: moment, updatedAt: moment })
  expect(post?.document.ok && post.document.fields.date).toBe('2024-05-02')
})

it.each([['una fecha'], [''], [null], [Number.NaN], [{}], [{ seconds: 'x' }], [1e300], ['2024-99-99']])(
  'reads %j as no time',
  (value) => expect(toInstant(value)).toBeUndefined(),
)

it('reports accounts and unknown collections', () => {
  const { documents, told } = read({
    admins: { u1: {}, u2: { email: 'a@b.es' } },
    users: { u1: {} },
    version: 3,
  })
  expect(documents).toEqual([])
  expect(told).toEqual([
    'datos.json: users: No es una colección de la web: no se ha leído.',
    'datos.json: admins: Hay 2 cuentas de administración: las cuentas no se importan. Crea cada una con: npm run admin -- add correo@ejemplo.es',
  ])
})

it('returns no documents for hostile JSON and does not throw', () => {
  const deep = JSON.parse(`${'{"data":'.repeat(5_000)}1${'}'.repeat(5_000)}`)
  const wide = { topics: { a: JSON.parse('{"__proto__": {"title": "x"}, "constructor": 1}') } }
  expect(read(deep).documents).toEqual([])
  expect(read({ topics: { a: { content: deep } } }).documents).toHaveLength(1)
  expect(read(wide).documents[0]?.document).toMatchObject({ ok: true, fields: {} })
  for (const value of [null, 1, 'a', [], [[[]]], { topics: 3 }]) expect(read(value).documents).toEqual([])
})

describeOnBothUrls('the JSON of a document database', (newUrl) => {
  it('becomes a site with the same ids and times', async () => {
    const site = await openTransferSite(await newUrl())
    const value = {
      syllabus: { m1: { category: 'Máquinas', color: 'red' }, Electricidad: {} },
      topics: {
        Ab12: { ...topic, category: 'Máquinas', updatedAt: { _seconds: ms / 1000, _nanoseconds: 0 } },
        cd34: { ...topic, slug: 'otro', category: 'Electricidad' },
        ef56: { ...topic, slug: 'tercero', category: 'Ninguna' },
      },
      tools: {
        t1: {
          name: 'Thonny',
          description: 'D',
          link: 'https://thonny.org',
          logoUrl: 'https://fuera.es/a.png',
        },
      },
      admins: { u: {} },
    }
    const rows = await importFrom(site, await fileOf(JSON.stringify(value)))
    expect(rows.map(({ path, status }) => `${status} ${path}`).sort()).toEqual(
      [
        'created syllabus/m1',
        'created syllabus/Electricidad',
        'created topics/Ab12',
        'created topics/cd34',
        'wrong topics/ef56',
        'created tools/t1',
        'skipped datos.json: admins',
      ]
        .map((line) => line.replace('datos.json', 'web.zip'))
        .sort(),
    )
    const topics = await site.db
      .selectFrom('topics')
      .select(['id', 'slug', 'categoryId', 'updatedAt'])
      .orderBy('id')
      .execute()
    expect(topics[0]).toEqual({ id: 'Ab12', slug: 'palancas', categoryId: 'm1', updatedAt: moment })
    expect(topics[1]).toMatchObject({ id: 'cd34', categoryId: 'Electricidad' })
    expect(await site.db.selectFrom('tools').select(['url', 'category']).execute()).toEqual([
      { url: 'https://thonny.org', category: null },
    ])
    expect(rows.find(({ path }) => path === 'tools/t1')?.message).toContain('está fuera de la web')
    expect(await site.db.selectFrom('admins').selectAll().execute()).toEqual([])
  })
})

it('rejects more documents and collections than a site may have before storing them', () => {
  expect(() => read({ topics: Array.from({ length: 20_001 }, () => ({})) })).toThrow(/demasiado grande/)
  const others = Object.fromEntries(Array.from({ length: 1_001 }, (_, number) => [`otra${number}`, {}]))
  expect(() => read(others)).toThrow(/demasiado grande/)
})
