import { expect, it } from 'vitest'
import { loadDemoContent } from '../../app/admin/sample-course/load-demo-content.server.ts'
import { answerQuestion } from '../../app/site/search/answer-question.server.ts'
import { simulatorPages } from '../../app/site/search/fixed-pages.server.ts'
import { IndexKeeper } from '../../app/site/search/index-keeper.server.ts'
import { registry } from '../../app/start/registry.server.ts'
import { describeOnBothDatabases } from '../databases/database-contract.ts'
import { searchQueries } from './search-queries.ts'

const queries = searchQueries
  .trim()
  .split('\n')
  .map((line) => line.split(' | '))

it('has enough queries to be meaningful', () => {
  expect(queries.length).toBeGreaterThanOrEqual(150)
})

describeOnBothDatabases('the search of the course', (open) => {
  it('returns the expected first result for every query, and nothing that visitors may not see', async () => {
    const db = await open()
    await loadDemoContent(db, 'content', { registry, now: '2026-11-20T10:00:00.000Z' })
    const kinds = registry.listed
    const known = await new IndexKeeper(db, kinds, { fixed: simulatorPages }).refresh('2026-11-20')
    const found: string[][] = []
    for (const [text = ''] of queries) {
      const question = { text, today: '2026-11-20', groups: {}, from: 0, count: 5, isTyping: false }
      const { results } = await answerQuestion({ db, kinds, fixed: simulatorPages }, known, question)
      expect(results.map(({ kind }) => kind)).not.toContain('sinonimos')
      found.push([text, `${results[0]?.kind}/${results[0]?.id}`])
    }
    expect(found).toEqual(queries)
  })
})
