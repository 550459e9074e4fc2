/**
 * The target of a link within this site: `at` is the address up to its last `/` or `#`, `name` is the rest.
 */
export type LinkedPlace = { at: string; name: string }

const maxLinks = 100
const fence = /^ {0,3}(?:`{3,}|~{3,})/
const codeSpan = /`[^`\n]*`/g
// Matches an inline link, a reference definition, and an HTML link. The bounds keep matching linear.
const address =
  /(?:\]\([ \t]{0,3}<?|\]:[ \t]{0,3}<?|\bhref[ \t]{0,3}=[ \t]{0,3}["'])(\/(?!\/)[^\s()<>"'\\]{1,300})/g
const ofPictures = new Set(['/figuras/', '/media/'])

/**
 * Lists the places of this site that a Markdown text or HTML solution links to, without duplicates, at most a
 * hundred. It does not use the Markdown parser because it runs inside the save transaction on the main
 * thread: a text of 100 kB takes one or two milliseconds.
 */
export function listLinkedPlaces(text: string): LinkedPlace[] {
  const found = new Map<string, LinkedPlace>()
  for (const [, link = ''] of withoutCode(text).matchAll(address)) {
    const place = toPlace(link)
    if (place) found.set(`${place.at} ${place.name}`, place)
    if (found.size >= maxLinks) break
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
  // For a page at the top level, the place is its fragment: `/glosario#termino-engranaje`.
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
