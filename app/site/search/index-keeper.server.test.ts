import { expect, it, vi } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { deleteDocument } from '../../documents/core/document-bin.server.ts'
import { addDocument, sample, saveFields, writerOf } from '../../documents/core/document-fixture.ts'
import { prepareDraft } from '../../documents/core/write-draft.server.ts'
import { migrateToLatest } from '../../platform/db/migrate.server.ts'
import { openDatabase } from '../../platform/db/open-database.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { registry } from '../../start/registry.server.ts'
import { answerQuestion } from './answer-question.server.ts'
import { simulatorPages } from './fixed-pages.server.ts'
import { IndexKeeper } from './index-keeper.server.ts'
import { openTextReaders, type ReadTexts } from './read-texts.server.ts'
import { readText } from './readable-text.server.ts'
import type { Question, SearchAnswer } from './search-answer.ts'

const site = (db: Database) => ({ db, kinds: registry.listed })

function open(db: Database) {
  const keeper = new IndexKeeper(db, registry.listed)
  return async (text: string, more: Partial<Question> = {}): Promise<SearchAnswer> => {
    const question = { text, today: '2026-11-20', groups: {}, from: 0, count: 10, isTyping: false, ...more }
    return answerQuestion(site(db), await keeper.refresh(question.today), question)
  }
}

const titles = ({ results }: SearchAnswer): string[] =>
  results.map(({ title }) => title.map(({ text }) => text).join(''))

describeOnBothDatabases('the search', (openDatabase) => {
  it('finds fixed pages beside documents, and narrows to them', async () => {
    const db = await openDatabase()
    await addDocument(db, kinds.post, { title: 'Por qué chirrían los engranajes', published: '1' })
    const keeper = new IndexKeeper(db, registry.listed, { fixed: simulatorPages })
    const find = async (groups: Record<string, string>): Promise<SearchAnswer> => {
      const question = { text: 'engranaje', today: '2026-11-20', groups, from: 0, count: 10, isTyping: false }
      return answerQuestion(
        { ...site(db), fixed: simulatorPages },
        await keeper.refresh(question.today),
        question,
      )
    }
    const all = await find({})
    expect(titles(all)).toContain('Por qué chirrían los engranajes')
    expect(all.facets).toContainEqual({
      group: 'kind',
      choices: expect.arrayContaining([
        { value: 'simuladores', text: 'Simuladores', count: expect.any(Number) },
      ]),
    })
    const { results } = await find({ kind: 'simuladores' })
    expect(results[0]).toMatchObject({ kindName: 'Simulador', address: '/simuladores/engranajes' })
    expect(results.every(({ kind }) => kind === 'simuladores')).toBe(true)
  })

  it('finds what was saved, changed, deleted or published with the very next query', async () => {
    const db = await openDatabase()
    const find = open(db)
    expect(titles(await find('engranaje'))).toEqual([])
    const categoryId = await addDocument(db, kinds.category, { name: 'Operadores' })
    const fields = {
      title: 'Trenes de engranajes',
      description: 'Ruedas que giran',
      content: '## Uno\n\nTexto',
      categoryId,
    }
    const id = await addDocument(db, kinds.topic, fields)
    expect(titles(await find('engranaje'))).toEqual(['Trenes de engranajes'])
    const openedAt = (await db.selectFrom('topics').select('updatedAt').executeTakeFirstOrThrow()).updatedAt
    await saveFields(db, kinds.topic, { ...fields, title: 'Poleas' }, { id, openedAt })
    expect(titles(await find('engranaje'))).toEqual([])
    expect(titles(await find('polea'))).toEqual(['Poleas'])
    await deleteDocument(db, kinds.topic, {
      id,
      author: { accountId: null },
      now: '2026-11-20T12:00:00.000Z',
    })
    expect((await find('polea')).total).toBe(0)
  })

  it('finds neither drafts nor challenges before their day', async () => {
    const db = await openDatabase()
    const find = open(db)
    await addDocument(db, kinds.post, { title: 'Borrador de polea', published: '0' })
    await addDocument(db, kinds.challenge, { title: 'Reto de la polea', startsOn: '2026-11-23' })
    expect(titles(await find('polea'))).toEqual([])
    expect(titles(await find('polea', { today: '2026-11-23' }))).toEqual(['Reto de la polea'])
  })

  it('applies synonyms just written by an admin, which are not results themselves', async () => {
    const db = await openDatabase()
    const find = open(db)
    await addDocument(db, kinds.problem, { title: 'Caída de tensión', category: 'Circuitos' })
    expect((await find('voltaje')).total).toBe(0)
    await addDocument(db, kinds.synonym, {
      word: 'tensión',
      others: 'voltaje, diferencia de potencial',
    })
    expect(titles(await find('voltaje'))).toEqual(['Caída de tensión'])
    expect(titles(await find('diferencia de potencial'))).toEqual(['Caída de tensión'])
  })

  it('uses the current names of blocks, and narrows by them', async () => {
    const db = await openDatabase()
    const find = open(db)
    const categoryId = await addDocument(db, kinds.category, {
      name: 'Máquinas',
      shortName: 'Palancas',
    })
    await addDocument(db, kinds.topic, { title: 'Polea fija', categoryId })
    await addDocument(db, kinds.problem, { title: 'Polea móvil', category: 'Circuitos' })
    expect((await find('polea')).facets).toEqual([
      {
        group: 'kind',
        choices: [
          { value: 'temario', text: 'Temas', count: 1 },
          { value: 'problemas', text: 'Problemas', count: 1 },
        ],
      },
      { group: 'curso', choices: [] },
      {
        group: 'bloque',
        choices: [
          { value: 'Máquinas', text: 'Máquinas', count: 1 },
          { value: 'Circuitos', text: 'Circuitos', count: 1 },
        ],
      },
    ])
    const openedAt = (await db.selectFrom('syllabus').select('updatedAt').executeTakeFirstOrThrow()).updatedAt
    await saveFields(
      db,
      kinds.category,
      { name: 'Mecanismos', color: 'red', position: '1' },
      { id: categoryId, openedAt },
    )
    expect(titles(await find('polea', { groups: { bloque: 'Mecanismos' } }))).toEqual(['Polea fija'])
  })

  it('narrows topics, challenges and problems by their courses, or by those of their blocks', async () => {
    const db = await openDatabase()
    const find = open(db)
    const block = { name: 'Máquinas', color: 'red', position: '1' }
    const categoryId = await addDocument(db, kinds.category, { ...block, courses: '2\n3' })
    await addDocument(db, kinds.topic, { title: 'Polea A', slug: '', categoryId, courses: '1' })
    await addDocument(db, kinds.challenge, { title: 'Polea B', slug: '', categoryId, startsOn: '2026-11-16' })
    await addDocument(db, kinds.problem, { title: 'Polea C', slug: '', category: 'Máquinas' })
    const narrowed = async (curso: string) => {
      const answer = await find('polea', { groups: { curso } })
      const counts = answer.facets.find(({ group }) => group === 'curso')?.choices
      return { titles: titles(answer).sort(), counts: counts?.map(({ text, count }) => [text, count]) }
    }
    const counts = [
      ['1.º de ESO', 1],
      ['2.º de ESO', 2],
      ['3.º de ESO', 2],
    ]
    expect(await narrowed('1')).toEqual({ titles: ['Polea A'], counts })
    expect(await narrowed('3')).toEqual({ titles: ['Polea B', 'Polea C'], counts })
    expect(await narrowed('4')).toEqual({ titles: [], counts })
    const openedAt = (await db.selectFrom('syllabus').select('updatedAt').executeTakeFirstOrThrow()).updatedAt
    const changed = { ...block, courses: '4' }
    await saveFields(db, kinds.category, changed, { id: categoryId, openedAt })
    expect((await narrowed('4')).titles).toEqual(['Polea B', 'Polea C'])
    expect((await find('polea', { groups: { bloque: 'Máquinas' } })).total).toBe(3)
  })

  it('removes the documents deleted with their block', async () => {
    const db = await openDatabase()
    const find = open(db)
    const categoryId = await addDocument(db, kinds.category, { name: 'Máquinas' })
    await addDocument(db, kinds.topic, { title: 'Polea', slug: '', categoryId })
    expect((await find('polea')).total).toBe(1)
    await db.deleteFrom('topics').execute()
    await db.deleteFrom('syllabus').execute()
    expect((await find('polea')).total).toBe(0)
  })

  it('marks the matches in the title and in the part of the text with most of them', async () => {
    const db = await openDatabase()
    const find = open(db)
    const filler = 'Otra frase sin nada que ver con ello. '.repeat(12)
    const description = `${filler}La **correa** une dos poleas de $d = 4$ cm. ${filler}`
    await addDocument(db, kinds.problem, { title: 'Polea', description })
    const [result] = (await find('correa polea')).results
    expect(result?.title).toEqual([{ text: 'Polea', isMatch: true }])
    const marked = result?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text)
    expect(marked).toEqual(['correa', 'poleas'])
    expect(result?.excerpt[0]).toEqual({ text: '… ', isMatch: false })
    expect(result?.address).toBe('/problemas/polea')
  })
})

it('reads the texts of many documents on threads, with the same results', async () => {
  const db = await openDatabase(':memory:')
  await migrateToLatest(db)
  const { create } = writerOf(kinds.post)
  for (let number = 0; number < 1001; number++) {
    const words = number === 700 ? 'una **correa** de goma' : 'nada que ver'
    const prepared = prepareDraft(
      kinds.post,
      sample(kinds.post, { title: `Entrada ${number}`, content: words, published: '1' }),
    )
    if (!prepared.ok) throw new Error(JSON.stringify(prepared.errors))
    await create(db, prepared.draft, { now: '2026-11-20T10:00:00.000Z' })
  }
  const asked = vi.fn(openTextReaders())
  const keeper = new IndexKeeper(db, registry.listed, { readMany: asked })
  const question = {
    text: 'correa goma',
    today: '2026-11-20',
    groups: {},
    from: 0,
    count: 10,
    isTyping: false,
  }
  expect(titles(await answerQuestion(site(db), await keeper.refresh('2026-11-20'), question))).toEqual([
    'Entrada 700',
  ])
  expect(asked.mock.calls.flat(2).length).toBeGreaterThan(1000)
  await db.destroy()
})

describeOnBothDatabases('a search whose index has much to read', (openDatabase) => {
  it('answers from what is indexed while reading, without documents withdrawn meanwhile', async () => {
    const db = await openDatabase()
    const { promise: isAllowed, resolve: allow } = Promise.withResolvers<void>()
    let isSlow = false
    const readSlowly: ReadTexts = async (texts) => {
      if (isSlow) await isAllowed
      return texts.map(readText)
    }
    const gone = await addDocument(db, kinds.challenge, { title: 'Reto de la polea', startsOn: '2026-11-16' })
    await addDocument(db, kinds.problem, { title: 'Problema de la polea' })
    const keeper = new IndexKeeper(db, registry.listed, { readFew: readSlowly, waitMs: 1 })
    const find = async (): Promise<string[]> =>
      titles(await answerQuestion(site(db), await keeper.refresh(asked.today), asked)).sort()
    expect(await find()).toEqual(['Problema de la polea', 'Reto de la polea'])
    isSlow = true
    await addDocument(db, kinds.post, { title: 'Polea', published: '1' })
    expect(await find()).toEqual(['Problema de la polea', 'Reto de la polea'])
    await db.updateTable('challenges').set({ startsOn: '2026-11-30' }).where('id', '=', gone).execute()
    expect(await find()).toEqual(['Problema de la polea'])
    allow()
    await expect.poll(find).toEqual(['Polea', 'Problema de la polea'])
  })

  it('reads documents again after an error', async () => {
    const db = await openDatabase()
    const readFew = vi.fn<ReadTexts>(async (texts) => texts.map(readText))
    readFew.mockRejectedValueOnce(new Error('a thread has ended'))
    const keeper = new IndexKeeper(db, registry.listed, { readFew })
    await addDocument(db, kinds.post, { title: 'Polea', published: '1' })
    await expect(keeper.refresh(asked.today)).rejects.toThrow('a thread has ended')
    expect(titles(await answerQuestion(site(db), await keeper.refresh(asked.today), asked))).toEqual([
      'Polea',
    ])
  })

  const asked: Question = {
    text: 'polea',
    today: '2026-11-20',
    groups: {},
    from: 0,
    count: 10,
    isTyping: false,
  }
})
