import { isMap, isScalar, isSeq, type Node, parseDocument, visit, type YAMLMap, type YAMLSeq } from 'yaml'
import { isBlank, isBlankNode, isList, isWantedMap, keyOf, sameAs, type WantedMap } from './same-yaml.ts'
import { type Wanted, writeFlow, writePair } from './write-yaml.ts'

/** Thrown when a value cannot be edited in place. */
class NoPlace extends Error {}

/**
 * Edits a YAML map in place: writes other values into its text, and keeps the formatting and comments of
 * values that do not change. Only the keys of `wanted` are considered; keys with a blank value are removed.
 * `isWhole`: rewrites a changed value completely instead of editing inside it. Returns undefined if the text
 * is invalid or contains something that cannot be edited in place.
 */
export function editYaml(source: string, wanted: WantedMap, isWhole = false): string | undefined {
  const text = source === '' || source.endsWith('\n') ? source : `${source}\n`
  const document = parseDocument(text, { schema: 'core', merge: false, logLevel: 'silent' })
  if (document.errors.length > 0 || document.warnings.length > 0 || holdsNames(document.contents))
    return undefined
  const map = document.contents
  if (map === null || (isScalar(map) && map.value === null)) return addPairs(text, wanted)
  if (!isMap(map)) return undefined
  if (sameAs(map, wanted)) return source
  const [start, end] = rangeOf(map)
  try {
    const changed = new Rewriting(text, isWhole).map(map, wanted)
    const whole = text.slice(0, start) + changed + text.slice(end)
    return source.endsWith('\n') ? whole : whole.replace(/\n$/, '')
  } catch (error) {
    if (error instanceof NoPlace) return undefined
    throw error
  }
}

function addPairs(text: string, wanted: WantedMap): string {
  const pairs = Object.entries(wanted).flatMap(([key, value]) =>
    value === undefined || isBlank(value) ? [] : [writePair(key, value, '')],
  )
  return `${text}${pairs.join('')}`.replace(/\n$/, '')
}

/**
 * Returns whether the document uses anchors, aliases or custom tags: editing one place would change others.
 */
function holdsNames(contents: unknown): boolean {
  let found = false
  visit(contents as Node, {
    Alias: () => {
      found = true
    },
    Node: (_, node) => {
      if ('anchor' in node && node.anchor) found = true
      if (node.tag && !node.tag.startsWith('tag:yaml.org,2002:')) found = true
    },
  })
  return found
}

function rangeOf(node: unknown): readonly [start: number, end: number, after: number] {
  const range = (isScalar(node) || isMap(node) || isSeq(node)) && node.range
  if (!range) throw new NoPlace()
  return range
}

/** A part of a collection: `lead` is the text before it (comments, spaces, a dash), `core` its own text. */
type Part = { lead: string; core: string }

/** Writes other values into a YAML text. */
class Rewriting {
  readonly #text: string
  readonly #isWhole: boolean

  constructor(text: string, isWhole: boolean) {
    this.#text = text
    this.#isWhole = isWhole
  }

  map(node: YAMLMap, wanted: WantedMap): string {
    const [start] = rangeOf(node)
    const kept: Part[] = []
    let before = start
    for (const pair of node.items) {
      const key = keyOf(pair)
      const value = key === undefined ? undefined : wanted[key]
      const [keyStart] = rangeOf(pair.key)
      const [valueStart, valueEnd, after] = rangeOf(pair.value)
      const lead = this.#text.slice(before, keyStart)
      before = node.flow ? valueEnd : after
      const isGone = key !== undefined && key in wanted && (value === undefined || isBlank(value))
      if (isGone && !isBlankNode(pair.value)) continue
      const own =
        value === undefined || isGone
          ? this.#text.slice(valueStart, valueEnd)
          : this.#value(pair.value, value)
      const core = this.#text.slice(keyStart, valueStart) + own + this.#text.slice(valueEnd, before)
      kept.push({ lead, core })
    }
    const isSameKeys = kept.length === node.items.length
    const added = Object.entries(wanted).flatMap(([key, value]) =>
      value === undefined || isBlank(value) || node.items.some((pair) => keyOf(pair) === key)
        ? []
        : [{ key, value }],
    )
    if (node.flow) {
      if (isSameKeys && added.length === 0) return this.#inPlace(node, kept, before)
      const fresh = added.map(({ key, value }) => `${key}: ${writeFlow(value)}`)
      return `{ ${[...kept.map(({ core }) => core.trim()), ...fresh].join(', ')} }`
    }
    const indent = this.#indentAt(start)
    const fresh = added.map(({ key, value }) => writePair(key, value, indent).slice(indent.length))
    return stack([...kept, ...fresh.map((core) => ({ lead: indent, core }))], indent)
  }

  #value(node: unknown, wanted: Wanted): string {
    const [start, end] = rangeOf(node)
    const old = this.#text.slice(start, end)
    if (sameAs(node, wanted)) return old
    if (!this.#isWhole && isMap(node) && isWantedMap(wanted)) return this.map(node, wanted)
    if (!this.#isWhole && isSeq(node) && isList(wanted)) return this.#list(node, wanted)
    return writeFlow(wanted) + (old.endsWith('\n') ? '\n' : '')
  }

  #list(node: YAMLSeq, wanted: readonly Wanted[]): string {
    const [start] = rangeOf(node)
    const leads: string[] = []
    const tails: string[] = []
    let before = start
    for (const item of node.items) {
      const [itemStart, itemEnd, after] = rangeOf(item)
      leads.push(this.#text.slice(before, itemStart))
      before = node.flow ? itemEnd : after
      tails.push(this.#text.slice(itemEnd, before))
    }
    const parts = match(node.items, wanted).map(({ from, value }): Part & { from: number | undefined } => {
      if (from === undefined) return { from, lead: '- ', core: `${writeFlow(value)}\n` }
      return {
        from,
        lead: leads[from] ?? '',
        core: this.#value(node.items[from], value) + (tails[from] ?? ''),
      }
    })
    if (!node.flow) {
      const indent = this.#indentAt(start)
      return stack(
        parts.map(({ lead, core, from }) => ({ lead: from ? lead : indent + lead, core })),
        indent,
      )
    }
    if (parts.length === node.items.length && parts.every(({ from }, at) => from === at))
      return this.#inPlace(node, parts, before)
    return `[${parts.map(({ core }) => core.trim()).join(', ')}]`
  }

  /** Writes a flow collection (in brackets) in which only values have changed. */
  #inPlace(node: YAMLMap | YAMLSeq, parts: readonly Part[], before: number): string {
    return parts.map(({ lead, core }) => lead + core).join('') + this.#text.slice(before, rangeOf(node)[1])
  }

  #indentAt(start: number): string {
    return ' '.repeat(start - (this.#text.lastIndexOf('\n', start - 1) + 1))
  }
}

/**
 * Joins the parts of a block collection, one below another. Every lead but the first begins with the
 * indentation.
 */
function stack(parts: readonly Part[], indent: string): string {
  return parts
    .map(({ lead, core }, at) => {
      const own = at === 0 && lead.startsWith(indent) ? lead.slice(indent.length) : lead
      const indented = at > 0 && !lead.startsWith(indent) ? indent + lead : own
      return indented + (core.endsWith('\n') ? core : `${core}\n`)
    })
    .join('')
}

/**
 * Finds the original item of each wanted item: one with the same value, or else the one at the same index.
 */
function match(
  items: readonly unknown[],
  wanted: readonly Wanted[],
): { from: number | undefined; value: Wanted }[] {
  const taken = new Set<number>()
  const take = (from: number): number | undefined => {
    if (from < 0 || from >= items.length || taken.has(from)) return undefined
    taken.add(from)
    return from
  }
  const same = wanted.map((value) =>
    take(items.findIndex((item, at) => !taken.has(at) && sameAs(item, value))),
  )
  return wanted.map((value, at) => ({ from: same[at] ?? take(at), value }))
}
