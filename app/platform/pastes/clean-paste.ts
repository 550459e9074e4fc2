import { readCode } from './code.ts'
import { settleEmphasis } from './emphasis.ts'
import { readFormulas } from './formulas.ts'
import { dropHidden } from './hidden.ts'
import { raiseLetters } from './letters.ts'
import { readBoxes, readLists } from './lists.ts'
import { readMedia } from './media.ts'
import { rename } from './paste-dom.ts'
import type { PasteReport } from './paste-report.ts'
import { flattenTables } from './tables.ts'

/**
 * HTML of another program without its looks. Styles become data before any parser sees them: the page's policy reports those that it would
 * apply, and what they say of a word (bold, raised, hidden) is read from there.
 */
export function cleanPaste(html: string, report: PasteReport): string {
  const inert = html
    .replace(/<!--\[if[\s\S]*?<!\[endif\]-->|<!\[(?:if|endif)[^>]*>|<!--[\s\S]*?-->/g, '')
    .replace(/<style\b[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi, (tag) =>
      tag.replace(/(\s)(style|on[a-z]+)(\s*=)/gi, '$1data-$2$3'),
    )
  const { body } = new DOMParser().parseFromString(inert, 'text/html')
  // What the editor itself had copied is as its Markdown can say it.
  if (!html.includes('data-pm-slice')) {
    report.lostLooks = /<(?:font|u)\b|\sdata-style\s*=/i.test(inert)
    readForeign(body, report)
  }
  dropPictures(body, report)
  for (const anchor of body.querySelectorAll('a[href]')) cleanAddress(anchor)
  return body.innerHTML
}

/** What other programs write, in the words of our own texts. Formulas and programs first: what they are drawn with is none of the rest. */
function readForeign(body: HTMLElement, report: PasteReport): void {
  readFormulas(body, report)
  dropHidden(body)
  readCode(body)
  readBoxes(body)
  readMedia(body, report)
  settleEmphasis(body)
  raiseLetters(body)
  readLists(body)
  for (const heading of body.querySelectorAll('h1, p[class*="Title"]')) rename(heading, 'h2')
  flattenTables(body)
}

/** Pictures of the site stay; those that lie elsewhere cannot come along. */
function dropPictures(body: HTMLElement, report: PasteReport): void {
  for (const picture of body.querySelectorAll('img')) {
    const address = picture.getAttribute('src') ?? ''
    const own = address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address
    if (/^\/(?:media|figuras)\//.test(own)) picture.setAttribute('src', own)
    else {
      report.lostPictures = true
      picture.remove()
    }
  }
}

/** Google and Word lead to pages through addresses of their own. */
function cleanAddress(anchor: Element): void {
  const address = anchor.getAttribute('href') ?? ''
  const real = /^https:\/\/www\.google\.com\/url\?q=([^&]+)/.exec(address)?.[1]
  if (real !== undefined) anchor.setAttribute('href', decodeURIComponent(real))
  if (/^(?:#|javascript:|file:|about:)/i.test(address)) anchor.replaceWith(...anchor.childNodes)
}
