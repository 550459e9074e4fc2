import { expect, it } from 'vitest'
import { loadDemoContent } from '../../app/admin/sample-course/load-demo-content.server.ts'
import { deleteDocument } from '../../app/documents/core/document-bin.server.ts'
import { addDocument } from '../../app/documents/core/document-fixture.ts'
import type { Database } from '../../app/platform/db/tables.ts'
import { maxNamed, readCoverage } from '../../app/site/curriculum/coverage.server.ts'
import { coverageCsv } from '../../app/site/curriculum/coverage-csv.ts'
import { registry } from '../../app/start/registry.server.ts'
import { describeOnBothDatabases } from '../databases/database-contract.ts'
import { kinds } from '../repository/kinds.ts'

const [now, today] = ['2026-11-20T10:00:00.000Z', '2026-11-20']
const subject = 'Tecnología'

async function addCriteria(db: Database): Promise<void> {
  const add = (newId: string, code: string, position: string, text: string) =>
    addDocument(db, kinds.criterion, { subject, code, position, text }, { newId })
  await add('uno', '1.1', '1', '=1+1')
  await add('dos', '1.2', '2', 'Otro.')
}

describeOnBothDatabases('the coverage of the curriculum', (open) => {
  it('counts the visible documents of each criterion, by kind and by course', async () => {
    const db = await open()
    await addCriteria(db)
    const block = { name: 'Bloque', courses: '4' }
    const categoryId = await addDocument(db, kinds.category, block)
    const tagged = { slug: '', criteria: 'uno' }
    await addDocument(db, kinds.topic, { title: 'Propio', categoryId, courses: '2\n3', ...tagged })
    await addDocument(db, kinds.topic, { title: 'Del bloque', categoryId, ...tagged })
    await addDocument(db, kinds.topic, { title: 'Sin nada', slug: '', categoryId })
    await addDocument(db, kinds.challenge, { title: 'Hoy', startsOn: today, ...tagged })
    await addDocument(db, kinds.challenge, { title: 'Mañana', startsOn: '2026-11-21', ...tagged })
    await addDocument(db, kinds.problem, { title: 'Problema', category: 'Bloque', ...tagged })
    const gone = await addDocument(db, kinds.problem, { title: 'Borrado', category: 'Bloque', ...tagged })
    await deleteDocument(db, kinds.problem, { id: gone, author: { accountId: null }, now })
    const coverage = await readCoverage(db, registry, today)
    expect(coverage.kinds.map(({ many }) => many)).toEqual(['Temas', 'Retos', 'Problemas'])
    expect(coverage.totals).toEqual([3, 1, 1])
    expect(coverage.criteria).toEqual([
      {
        id: 'uno',
        subject,
        code: '1.1',
        text: '=1+1',
        counts: [2, 1, 1],
        courses: { 1: 0, 2: 1, 3: 1, 4: 2 },
        hidden: 1,
        documents: [
          [
            { title: 'Del bloque', address: '/topic/del-bloque' },
            { title: 'Propio', address: '/topic/propio' },
          ],
          [{ title: 'Hoy', address: '/retos/hoy' }],
          [{ title: 'Problema', address: expect.stringMatching(/^\/problemas\/problema$/) }],
        ],
      },
      {
        id: 'dos',
        subject,
        code: '1.2',
        text: 'Otro.',
        counts: [0, 0, 0],
        courses: { 1: 0, 2: 0, 3: 0, 4: 0 },
        hidden: 0,
        documents: [[], [], []],
      },
    ])
    expect(coverageCsv(coverage).split('\r\n')).toEqual([
      '\uFEFFMateria;Código;Criterio;Temas;Retos;Problemas;Total;1.º de ESO;2.º de ESO;3.º de ESO;4.º de ESO;Aún no se ven;"% de los documentos";Estado',
      'Tecnología;1.1;"\'=1+1";2;1;1;4;0;1;1;2;1;80;Con documentos',
      'Tecnología;1.2;Otro.;0;0;0;0;0;0;0;0;0;0;Sin documentos',
      '',
    ])
  })

  it('lists at most a fixed number of documents by name, but counts all', async () => {
    const db = await open()
    await addCriteria(db)
    const categoryId = await addDocument(db, kinds.category)
    for (let number = 0; number < maxNamed + 2; number++) {
      await addDocument(db, kinds.topic, { title: `T${number}`, slug: '', categoryId, criteria: 'uno' })
    }
    const [one] = (await readCoverage(db, registry, today)).criteria
    expect([one?.counts[0], one?.documents[0]?.length]).toEqual([maxNamed + 2, maxNamed])
  })

  it('includes every criterion with the course that comes with the site', async () => {
    const db = await open()
    await loadDemoContent(db, 'content', { registry, now })
    const { criteria } = await readCoverage(db, registry, '2027-12-31')
    const empty = criteria.filter(({ counts }) => counts.every((count) => count === 0))
    expect([criteria.length, empty.length]).toEqual([28, 0])
    expect(criteria.filter(({ counts }) => counts[0] === 0).map(({ id }) => id)).toEqual(['td-6-2'])
  })
})

describeOnBothDatabases('reading the coverage', (open) => {
  it('takes five statements', async () => {
    const db = await open()
    await loadDemoContent(db, 'content', { registry, now })
    let statements = 0
    const counter = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        statements++
        return result
      },
    })
    await readCoverage(counter, registry, today)
    expect(statements).toBe(5)
  })
})
