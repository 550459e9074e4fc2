/** A place of this site that a text links to: the beginning of its address up to the last `/` or `#`, and the rest. */
export type LinkedPlace = { at: string; name: string }

const mostLinks = 100
const fence = /^ {0,3}(?:`{3,}|~{3,})/
const codeSpan = /`[^`\n]*`/g
// A link, a reference that links repeat, and the link of a solution in HTML. Bounded, so that no letter is read often.
const address =
  /(?:\]\([ \t]{0,3}<?|\]:[ \t]{0,3}<?|\bhref[ \t]{0,3}=[ \t]{0,3}["'])(\/(?!\/)[^\s()<>"'\\]{1,300})/g
const ofPictures = new Set(['/figuras/', '/media/'])

/**
 * The places that a text in Markdown, or a solution in HTML, links to, each once, at most a hundred. Not by the parser of the pages: this
 * runs in the transaction of a save, on the thread that answers requests, and a text of a hundred kilobytes takes it a millisecond or two
 * whatever it holds.
 */
export function listLinkedPlaces(text: string): LinkedPlace[] {
  const found = new Map<string, LinkedPlace>()
  for (const [, link = ''] of withoutCode(text).matchAll(address)) {
    const place = toPlace(link)
    if (place) found.set(`${place.at} ${place.name}`, place)
    if (found.size >= mostLinks) break
  }
  return [...found.values()]
}

function withoutCode(text: string): string {
  let isOpen = false
  const lines = text.split('\n').filter((line) => {
    const isFence = fence.test(line)
    if (isFence) isOpen = !isOpen
    return !isFence && !isOpen
  })
  return lines.join('\n').replace(codeSpan, '')
}

function toPlace(link: string): LinkedPlace | undefined {
  const [whole = '', fragment = ''] = decode(link).split('#', 2)
  const path = whole.split('?', 1)[0]?.replace(/\/+$/, '') ?? ''
  const slash = path.lastIndexOf('/') + 1
  const [at, name] = [path.slice(0, slash), path.slice(slash)]
  // Of a page of the first level, the place on it: `/glosario#termino-engranaje`.
  const [, kind = '', id] = /^([a-z]+-)(.+)$/.exec(fragment) ?? []
  if (at === '/') return id === undefined ? undefined : { at: `${path}#${kind}`, name: id }
  return at === '' || name === '' || ofPictures.has(at) ? undefined : { at, name }
}

function decode(link: string): string {
  try {
    return decodeURI(link)
  } catch (error) {
    if (error instanceof URIError) return link
    throw error
  }
}
