/** A tag in HTML of a strict grammar, for the tests of the sanitiser. */
type StrictTag = { name: string; closing: boolean; attributes: Map<string, string> }

const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-z][a-z-]*(?:="[^"<>]*")?)*)(?: \/)?>/y
const ATTRIBUTE = / ([a-z][a-z-]*)(?:="([^"<>]*)")?/g
const VOID_TAGS = new Set(['br', 'hr', 'img', 'input'])

/**
 * Parses HTML that every browser reads the same way.
 * Every `<` and `>` must belong to a well-formed tag, and tags must be closed in order. Throws on the first
 * violation.
 */
export function readStrictHtml(html: string): StrictTag[] {
  const tags: StrictTag[] = []
  const open: string[] = []
  let position = html.indexOf('<')
  if (/>/.test(position === -1 ? html : html.slice(0, position))) throw new Error('a > outside of a tag')
  while (position !== -1) {
    TAG.lastIndex = position
    const match = TAG.exec(html)
    if (!match) throw new Error(`not a tag: ${html.slice(position, position + 80)}`)
    const tag = toTag(match)
    tags.push(tag)
    if (tag.closing && open.pop() !== tag.name) throw new Error(`closed out of order: ${tag.name}`)
    if (!tag.closing && !VOID_TAGS.has(tag.name)) open.push(tag.name)
    const next = html.indexOf('<', TAG.lastIndex)
    const text = html.slice(TAG.lastIndex, next === -1 ? undefined : next)
    if (text.includes('>')) throw new Error(`a > outside of a tag: ${text.slice(0, 80)}`)
    position = next
  }
  if (open.length > 0) throw new Error(`left open: ${open.join(' ')}`)
  return tags
}

function toTag(match: RegExpExecArray): StrictTag {
  const attributes = new Map<string, string>()
  for (const [, name, value] of (match[3] ?? '').matchAll(ATTRIBUTE))
    attributes.set(name ?? '', decode(value ?? ''))
  return { name: match[2] ?? '', closing: match[1] === '/', attributes }
}

function decode(value: string): string {
  return value.replace(/&(amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
