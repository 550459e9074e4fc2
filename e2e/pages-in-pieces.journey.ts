import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { listShifts, nextPaint, recordShifts } from './layout-shifts.ts'
import { listPages, screens } from './pages.ts'
import { expect, test } from './sites.ts'

/** Long enough for the browser to paint what it has, in milliseconds. */
const pieceDelay = 150

/** Stands before a site as a slow network does: pages arrive in pieces. */
async function openSlowNetwork(siteUrl: string): Promise<[string, Server]> {
  const proxy = createServer(async ({ url = '/' }, response) => {
    // The page may still ask for something when its site stops.
    const answer = await fetch(siteUrl + url).catch(() => undefined)
    if (!answer) return void response.destroy()
    const type = answer.headers.get('Content-Type') ?? ''
    response.writeHead(answer.status, { 'Content-Type': type })
    if (!type.startsWith('text/html')) return void response.end(Buffer.from(await answer.arrayBuffer()))
    for (const piece of cutInTen(await answer.text())) {
      response.write(piece)
      await pause(pieceDelay)
    }
    response.end()
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return [`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, proxy]
}

/** The body of a page in ten pieces, each from one tag to another. */
function cutInTen(html: string): string[] {
  const start = html.indexOf('<body')
  const ends = Array.from({ length: 9 }, (_, index) =>
    html.indexOf('<', start + Math.round(((html.length - start) * (index + 1)) / 10)),
  ).filter((end) => end > 0)
  return [...ends, html.length].map((end, index) => html.slice(ends[index - 1] ?? 0, end))
}

for (const width of [360, 1280])
  test(`nothing on the screen moves while the rest of a page arrives (${width} px)`, async ({
    page,
    playwright,
    start,
  }) => {
    const site = await start({})
    const request = await playwright.request.newContext({ baseURL: site.url })
    await page.setViewportSize({ width, height: 800 })
    await recordShifts(page)
    const [address, proxy] = await openSlowNetwork(site.url)
    const found: Record<string, unknown> = {}
    for (const screen of screens) {
      const [{ path, who }] = await listPages(request, screen)
      if (who !== 'visitor') continue
      await page.goto(address + path)
      await nextPaint(page)
      const shifts = await listShifts(page)
      if (JSON.stringify(shifts) !== '[]') found[path] = shifts
    }
    proxy.close()
    await request.dispose()
    expect(found).toEqual({})
  })

test('a chosen theme is shown in the footer also when the footer arrives after the scripts', async ({
  page,
  start,
}) => {
  const site = await start({})
  const [address, proxy] = await openSlowNetwork(site.url)
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto(`${address}/temario`)
  await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Oscuro' })).toBeChecked()
  proxy.close()
})
