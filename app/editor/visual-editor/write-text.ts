import type { Node } from 'prosemirror-model'
import { isEmpty } from './canonical.ts'
import { parseBlocks, parseWhole } from './dialect-parser.ts'
import type { OpenedText } from './open-text.ts'
import { splitSource } from './split-source.ts'
import { listMarker } from './write-block.ts'
import { writeChecked, writeUnchecked } from './write-checked.ts'

/** The Markdown of a document, or the block that cannot be written without loss. */
type WrittenText = { ok: true; text: string } | { ok: false; block: Node }

/** A block ready to be written. `slot`: the index of the same block in the opened text. */
type Piece = { node: Node; text: string; slot: number | undefined }

/** From this length on, the text is not fully parsed again after each change. */
const longText = 10_000

/**
 * Writes a document as Markdown; caches the source of blocks, so that only changed blocks are written again.
 */
export class TextWriter {
  readonly #opened: OpenedText
  readonly #kept = new WeakMap<Node, { text: string; slot: number | undefined }>()
  /** The last text that was verified to split into these blocks. */
  #apart: readonly string[] | undefined
  #byContent: Map<string, { text: string; slot: number }[]> | undefined

  constructor(opened: OpenedText) {
    this.#opened = opened
    for (const [slot, { node, text }] of opened.blocks.entries()) this.#kept.set(node, { text, slot })
  }

  /** Writes the Markdown of the document. Untouched blocks keep their source byte for byte. */
  write(doc: Node): WrittenText {
    if (doc.eq(this.#opened.doc)) return { ok: true, text: this.#opened.text }
    const pieces: Piece[] = []
    for (const node of doc.children.filter((child) => !isEmpty(child))) {
      const piece = this.#piece(node)
      if (!piece) return { ok: false, block: node }
      pieces.push(piece)
    }
    return this.#joined(fillSlots(pieces, this.#opened.blocks.length))
  }

  /** Writes all text even if some block has no lossless Markdown. */
  writeAnyway(doc: Node): string {
    const { references, gaps, blocks } = this.#opened
    const pieces = doc.children
      .filter((child) => !isEmpty(child))
      .map((node) => this.#piece(node) ?? { node, text: writeUnchecked(node, references), slot: undefined })
    return join(fillSlots(pieces, blocks.length), gaps)
  }

  #piece(node: Node): Piece | undefined {
    const known = this.#kept.get(node) ?? this.#sameContent(node)
    if (known) return { node, ...known }
    return this.#fresh(node)
  }

  #fresh(node: Node, avoid?: string): Piece | undefined {
    const text = isFramed(node) ? String(node.attrs.text) : writeChecked(node, this.#opened.references, avoid)
    if (text === undefined) return undefined
    if (avoid === undefined) this.#kept.set(node, { text, slot: undefined })
    return { node, text, slot: undefined }
  }

  /** After an undo, a block is another object with the same content. */
  #sameContent(node: Node): { text: string; slot: number } | undefined {
    this.#byContent ??= Map.groupBy(
      this.#opened.blocks.map((block, slot) => ({ key: keyOf(block.node), text: block.text, slot })),
      ({ key }) => key,
    )
    return this.#byContent.get(keyOf(node))?.[0]
  }

  /**
   * Joins the pieces and checks that they stay separate blocks; a piece that merges with its neighbour is
   * rewritten.
   */
  #joined(pieces: Piece[]): WrittenText {
    const { gaps } = this.#opened
    const tried = new Set<number>()
    for (;;) {
      const text = join(pieces, gaps)
      const stuck = this.#findStuck(text, pieces)
      if (stuck === undefined) {
        this.#apart = withRoom(pieces, gaps)
        return this.#withReferences(text, pieces)
      }
      const block = pieces[stuck]?.node
      if (!this.#setApart(pieces, stuck, tried)) return block ? { ok: false, block } : { ok: true, text: '' }
    }
  }

  /**
   * In a long text, checks only what changed since the last verified text, with one block before and after.
   */
  #findStuck(text: string, pieces: readonly Piece[]): number | undefined {
    const { gaps } = this.#opened
    const last = this.#apart
    if (last === undefined || text.length < longText) return findStuck(text, pieces)
    const now = withRoom(pieces, gaps)
    let from = 0
    while (from < now.length && now[from] === last[from]) from++
    let behind = 0
    const most = Math.min(now.length, last.length) - from
    while (behind < most && now.at(-1 - behind) === last.at(-1 - behind)) behind++
    const start = Math.max(0, from - 1)
    const some = pieces.slice(start, pieces.length - Math.max(0, behind - 1))
    const stuck = findStuck(join(some, gaps), some)
    return stuck === undefined ? undefined : start + stuck
  }

  /** Rewrites the block after, or else the block itself, in another style; false if both were tried. */
  #setApart(pieces: Piece[], stuck: number, tried: Set<number>): boolean {
    for (const at of [stuck + 1, stuck]) {
      const [before, piece] = [pieces[at - 1], pieces[at]]
      if (!piece || tried.has(at)) continue
      tried.add(at)
      const avoid = before && listMarker(before.node, before.text)
      const other = this.#fresh(piece.node, avoid ?? '')
      if (other) pieces[at] = other
      return other !== undefined
    }
    return false
  }

  /**
   * If a link definition was removed or changed, other blocks change their meaning: write them without it.
   */
  #withReferences(text: string, pieces: readonly Piece[]): WrittenText {
    const names = JSON.stringify(this.#opened.references)
    if (names === '{}' && !/^ {0,3}\[[^\]]+\]:/m.test(text)) return { ok: true, text }
    const { references } = parseWhole(text)
    if (JSON.stringify(references) === names) return { ok: true, text }
    const whole = pieces.map((piece): Piece | undefined => {
      if (isFramed(piece.node)) return piece
      const own = writeChecked(piece.node, references)
      return own === undefined ? undefined : { ...piece, text: own, slot: undefined }
    })
    const at = whole.indexOf(undefined)
    const left = whole.filter((piece) => piece !== undefined)
    const block = pieces[at]?.node ?? pieces[findStuck(join(left, []), left) ?? -1]?.node
    return block ? { ok: false, block } : { ok: true, text: join(left, []) }
  }
}

const keyOf = (node: Node): string => JSON.stringify(node.toJSON())
const isFramed = ({ type }: Node): boolean => ['question', 'simulator', 'source'].includes(type.name)

/** Assigns each run of changed blocks the free slots between its neighbours, if the numbers match. */
function fillSlots(pieces: readonly Piece[], count: number): Piece[] {
  let last = -1
  const ordered = pieces.map((piece) => {
    if (piece.slot === undefined || piece.slot <= last) return { ...piece, slot: undefined }
    last = piece.slot
    return piece
  })
  let from = 0
  for (let at = 0; at <= ordered.length; at++) {
    const slot = at === ordered.length ? count : ordered[at]?.slot
    if (slot === undefined) continue
    const before = from === 0 ? -1 : (ordered[from - 1]?.slot ?? -1)
    if (slot - before === at - from + 1) {
      for (const [step, piece] of ordered.slice(from, at).entries()) piece.slot = before + 1 + step
    }
    from = at + 1
  }
  return ordered
}

function join(pieces: readonly Piece[], gaps: readonly string[]): string {
  return (gaps[0] ?? '') + withRoom(pieces, gaps).join('') + (gaps.length > 1 ? (gaps.at(-1) ?? '') : '')
}

/** Each piece with the gap before it; the first has none. */
function withRoom(pieces: readonly Piece[], gaps: readonly string[]): string[] {
  return pieces.map(({ text, slot }, at) => {
    const before = pieces[at - 1]
    if (!before) return text
    const isNext = slot !== undefined && before.slot === slot - 1
    return (isNext ? (gaps[slot] ?? '\n\n') : '\n\n') + text
  })
}

/** The first piece that does not parse as a block of its own. */
function findStuck(text: string, pieces: readonly Piece[]): number | undefined {
  const { blocks } = splitSource(text, parseBlocks(text))
  const at = pieces.findIndex((piece, place) => blocks[place]?.text !== piece.text)
  if (at !== -1) return at
  return blocks.length === pieces.length ? undefined : pieces.length - 1
}
