import { make } from './paste-dom.ts'
import { type Lost, type PasteReport, pasteTexts } from './paste-report.ts'

/** Elements without visible content. */
const silent = 'script, style, meta, link, title, xml, noscript, template, input[type="hidden" i]'
const decoration = 'svg[aria-hidden="true"], a svg, button svg, [role="presentation"]:is(svg, canvas)'
const players = 'video, audio, iframe, frame, embed, object'
const fields: readonly (readonly [places: string, thing: Lost])[] = [
  ['svg, canvas', 'drawing'],
  ['button, input:is([type="button" i], [type="submit" i], [type="reset" i])', 'button'],
  ['input, select, textarea', 'field'],
]

/** Replaces media and embedded pages by links; removes and counts elements that a text cannot contain. */
export function readMedia(body: HTMLElement, report: PasteReport): void {
  for (const element of body.querySelectorAll(silent)) element.remove()
  for (const element of body.querySelectorAll(decoration)) element.remove()
  for (const player of [...body.querySelectorAll(players)]) if (body.contains(player)) linkTo(player, report)
  for (const [places, thing] of fields)
    for (const element of body.querySelectorAll(places)) {
      report.add(thing)
      element.remove()
    }
}

function linkTo(player: Element, report: PasteReport): void {
  const kind = kindOf(player)
  const address = addressOf(player)
  if (address === undefined) {
    report.add(kind)
    player.remove()
    return
  }
  const link = make('a', player)
  link.setAttribute('href', address)
  const name = player.getAttribute('title') ?? player.getAttribute('aria-label') ?? ''
  link.textContent = name.trim() || pasteTexts.links[kind]
  const isInText = player.closest('p, li, td, th, h1, h2, h3, h4, h5, h6, span, a')
  if (isInText) player.replaceWith(' ', link, ' ')
  else {
    const paragraph = make('p', player)
    paragraph.append(link)
    player.replaceWith(paragraph)
  }
}

function kindOf(player: Element): 'video' | 'audio' | 'frame' | 'object' {
  if (player.matches('video')) return 'video'
  if (player.matches('audio')) return 'audio'
  return player.matches('iframe, frame') ? 'frame' : 'object'
}

/** The public address of a player; for an embedded YouTube video, its page. */
function addressOf(player: Element): string | undefined {
  const source = player.querySelector('source[src]')
  const written = [player.getAttribute('src'), player.getAttribute('data'), source?.getAttribute('src')]
  const address = written.find((one) => one && /^(?:https?:)?\/\//i.test(one))?.replace(/^\/\//, 'https://')
  const film = /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(address ?? '')?.[1]
  return film === undefined ? address : `https://www.youtube.com/watch?v=${film}`
}
