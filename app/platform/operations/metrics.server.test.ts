import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { openMetrics } from './metrics.server.ts'

const token = 'una-clave-de-diecisiete'

describeOnBothDatabases('what the site counts', (open) => {
  it('counts requests by method and status, and durations of rendered pages only', async () => {
    const metrics = await openMetrics(token)
    metrics.recordRequest({ method: 'GET', status: 200, ms: 30 })
    metrics.recordRequest({ method: 'GET', status: 200, kept: true })
    metrics.recordRequest({ method: 'BREW', status: 405, ms: 1 })
    metrics.recordFault()
    const { type, text } = await metrics.read()
    expect(type).toContain('text/plain; version=0.0.4')
    expect(text).toContain('http_requests_total{method="GET",status="200",kept="0"} 1')
    expect(text).toContain('http_requests_total{method="GET",status="200",kept="1"} 1')
    expect(text).toContain('http_requests_total{method="other",status="405",kept="0"} 1')
    expect(text).toContain('http_request_duration_seconds_bucket{le="0.025",method="GET"} 0')
    expect(text).toContain('http_request_duration_seconds_bucket{le="0.05",method="GET"} 1')
    expect(text).toContain('http_request_duration_seconds_count{method="GET"} 1')
    expect(text).toContain('engrana_faults_total 1')
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  })

  it('checks at each reading whether the database answers', async () => {
    const metrics = await openMetrics(token)
    let isAway = false
    metrics.watchDatabase(await open(), async () => {
      if (isAway) throw new Error('away')
    })
    expect((await metrics.read()).text).toContain('engrana_database_up 1')
    isAway = true
    expect((await metrics.read()).text).toContain('engrana_database_up 0')
  })

  it('counts the database connections in use', async () => {
    const metrics = await openMetrics(token)
    const db = await open()
    metrics.watchDatabase(db, async () => undefined)
    const hasPool = (await metrics.read()).text.includes('engrana_database_connections{state="lent"} 0')
    const during = await db.transaction().execute(async () => (await metrics.read()).text)
    expect(during.includes('engrana_database_connections{state="lent"} 1')).toBe(hasPool)
  })

  it.each([
    [null, false],
    ['Bearer', false],
    [`Bearer ${token}x`, false],
    [`bearer ${token}`, false],
    [`Bearer ${token}`, true],
  ])('allows reading with the header %s: %s', async (authorization, isAllowed) => {
    expect((await openMetrics(token)).isAllowed(authorization)).toBe(isAllowed)
  })
})
