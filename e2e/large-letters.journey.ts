import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { findOverflow } from './overflow.ts'
import { listPages, screens } from './pages.ts'

/** Both ways to larger letters: the reading panel, and the font size of the browser, which also moves the widths at which pages change. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  '«Lectura 200 %»': (page) => page.addInitScript(() => localStorage.setItem('reading', 'size-200')),
  'a browser font of 32 px': async (page) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  },
}

for (const [way, enlarge] of Object.entries(ways))
  test(`with ${way} no page that visitors read is too wide on a phone, and no heading, link or button is cut into letters`, async ({
    page,
    request,
  }) => {
    await enlarge(page)
    const wrong: string[] = []
    let texts = 0
    for (const screen of screens) {
      const [{ path, who }] = await listPages(request, screen)
      if (who !== 'visitor') continue
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(path)
      for (const name of await findOverflow(page)) wrong.push(`${path}: ${name}`)
      const { looked, cut } = await page.evaluate(findCutWords)
      texts += looked
      for (const line of cut) wrong.push(`${path}: ${line}`)
    }
    expect(texts).toBeGreaterThan(100)
    expect(wrong).toEqual([])
  })

/** Runs in the page: words of headings, links and buttons that are cut though they have less than ten letters, or after fewer than six on a line. */
function findCutWords(): { looked: number; cut: string[] } {
  const all = [...document.querySelectorAll('h1, h2, h3, h4, main :is(a, button)')].filter((one) =>
    one.checkVisibility(),
  )
  const cut = all.flatMap((element) => {
    const lines: { top: number; text: string }[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const text = node.nodeValue ?? ''
      for (let at = 0; at < text.length; at++) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const [box] = range.getClientRects()
        const last = lines.at(-1)
        // The space at the end of a line has no box.
        if (!box || box.width === 0) {
          if (last) last.text += text[at]
        } else if (last && Math.abs(last.top - box.top) < box.height / 2) last.text += text[at]
        else lines.push({ top: box.top, text: text[at] ?? '' })
      }
    }
    return lines.flatMap(({ text }, at) => {
      const [begun = ''] = /\p{L}+$/u.exec(text) ?? []
      const [rest = ''] = /^\p{L}+/u.exec(lines[at + 1]?.text ?? '') ?? []
      if (begun === '' || rest === '') return []
      const isWrong = begun.length + rest.length < 10 || (begun === text && begun.length < 6)
      return isWrong ? [`«${begun}|${rest}» of «${element.textContent}»`] : []
    })
  })
  return { looked: all.length, cut }
}
