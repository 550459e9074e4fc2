import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { listShifts, nextPaint, recordShifts } from './layout-shifts.ts'
import { expect, test } from './sites.ts'

test('the navigation of the header does not move when the rest of the header arrives after a first paint', async ({
  page,
  start,
}) => {
  const site = await start({})
  const proxy = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(site.url + url)
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' })
    const body = Buffer.from(await answer.arrayBuffer())
    const end = body.indexOf('</nav>')
    if (url !== '/entrar') return void response.end(body)
    response.write(body.subarray(0, end + '</nav>'.length))
    // A slow network: long enough for the browser to paint what it has.
    await pause(1500)
    response.end(body.subarray(end + '</nav>'.length))
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  await recordShifts(page)
  const { port } = proxy.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/entrar`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Temario' })).toBeVisible()
  await nextPaint(page)
  expect(await listShifts(page)).toEqual([])
  proxy.close()
})
