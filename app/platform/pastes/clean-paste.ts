import { readCode } from './code.ts'
import { settleEmphasis } from './emphasis.ts'
import { readFormulas } from './formulas.ts'
import { raiseLetters } from './letters.ts'
import { readBoxes, readLists } from './lists.ts'
import { readMedia } from './media.ts'
import { dropHidden, rename } from './paste-dom.ts'
import type { PasteReport } from './paste-report.ts'
import { flattenTables } from './tables.ts'

/**
 * Converts pasted HTML of another program to plain structure. Styles are renamed to data attributes before
 * parsing, since the Content-Security-Policy would report them; their meaning (bold, superscript, hidden) is
 * read from the data.
 */
export function cleanPaste(html: string, report: PasteReport): string {
  const inert = html
    .replace(/<!--\[if[\s\S]*?<!\[endif\]-->|<!\[(?:if|endif)[^>]*>|<!--[\s\S]*?-->/g, '')
    .replace(/<style\b[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi, (tag) =>
      tag.replace(/(\s)(style|on[a-z]+)(\s*=)/gi, '$1data-$2$3'),
    )
  const { body } = new DOMParser().parseFromString(inert, 'text/html')
  // HTML copied from the editor itself needs no conversion.
  if (!html.includes('data-pm-slice')) {
    report.lostLooks = /<(?:font|u)\b|\sdata-style\s*=/i.test(inert)
    readForeign(body, report)
  }
  dropPictures(body, report)
  for (const anchor of body.querySelectorAll('a[href]')) cleanAddress(anchor)
  return body.innerHTML
}

/**
 * Converts foreign markup to the elements of this site's texts. Formulas and code come first, because their
 * markup would be misread by the others.
 */
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

/** Keeps pictures of the site; removes all others. */
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

/** Unwraps the redirect addresses of Google; removes links that lead nowhere. */
function cleanAddress(anchor: Element): void {
  const address = anchor.getAttribute('href') ?? ''
  const real = /^https:\/\/www\.google\.com\/url\?q=([^&]+)/.exec(address)?.[1]
  if (real !== undefined) anchor.setAttribute('href', decodeURIComponent(real))
  if (/^(?:#|javascript:|file:|about:)/i.test(address)) anchor.replaceWith(...anchor.childNodes)
}
