import type { Node } from 'prosemirror-model'
import { type Command, EditorState, NodeSelection, Selection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { isEmpty } from './canonical.ts'
import { nameBlock } from './describe-framed.ts'
import { parseBlocks } from './dialect-parser.ts'
import { FormulaDrawer } from './draw-formulas.ts'
import type { KeyHooks } from './editor-keys.ts'
import { makeNodeViews, type OpenNode } from './node-views.ts'
import { type OpenedText, openText } from './open-text.ts'
import { splitSource } from './split-source.ts'
import { makePlugins } from './surface-plugins.ts'
import { TextWriter } from './write-text.ts'

/** Callbacks of the editor into the component around it. */
export type SurfaceHooks = Omit<KeyHooks, 'openChosen' | 'say'> & {
  /** Called with the Markdown shortly after a change. */
  onText: (text: string) => void
  /** Called with a description of a block that cannot be written as Markdown; undefined if all can. */
  onRefused: (block: string | undefined) => void
  onState: (state: EditorState) => void
  openNode: OpenNode
  picture: (file: File) => void
  say: (message: string, isSeen?: boolean) => void
  /** Handles keys of the open menu; returns whether it did. */
  menuKey: (event: KeyboardEvent) => boolean
}

/** On a phone the bars above and below stay visible: keep the caret clear of them. */
const scrolling = {
  scrollThreshold: { top: 72, bottom: 96, left: 0, right: 0 },
  scrollMargin: { top: 80, bottom: 104, left: 5, right: 5 },
}
const writeAfter = 150
const longText = 40_000

/** The editable text (a ProseMirror view); reports its Markdown after each change. */
export class VisualSurface {
  readonly view: EditorView
  readonly #hooks: SurfaceHooks
  readonly #drawer = new FormulaDrawer()
  #openings: { opened: OpenedText; writer: TextWriter }[]
  #text: string
  #isRefused = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(place: HTMLElement, text: string, attributes: Record<string, string>, hooks: SurfaceHooks) {
    const opened = openText(text)
    this.#hooks = hooks
    this.#text = text
    this.#openings = [{ opened, writer: new TextWriter(opened) }]
    this.view = new EditorView(place, {
      state: EditorState.create({ doc: opened.doc, plugins: makePlugins(hooks, () => this.openChosen()) }),
      attributes,
      ...scrolling,
      nodeViews: makeNodeViews(this.#drawer, hooks.openNode),
      handleClickOn: (_view, _pos, node, at, _event, isDirect) => {
        const isFormula = isDirect && node.type.name.startsWith('formula')
        if (isFormula) hooks.openNode(node, at)
        return isFormula
      },
      dispatchTransaction: (tr) => {
        this.view.updateState(this.view.state.apply(tr))
        if (tr.docChanged) this.#writeSoon()
        hooks.onState(this.view.state)
      },
    })
    hooks.onState(this.view.state)
  }

  /** Resolves when the formulas are rendered and the pictures loaded. */
  async settled(): Promise<void> {
    const pictures = [...this.view.dom.querySelectorAll('img')].filter(({ complete }) => !complete)
    const loaded = pictures.map((picture) => picture.decode().catch(() => undefined))
    await Promise.all([this.#drawer.settled(), ...loaded])
  }

  /** Runs a command and returns the focus to the text. */
  run(command: Command): boolean {
    const isDone = command(this.view.state, this.view.dispatch, this.view)
    this.view.focus()
    return isDone
  }

  /**
   * Focuses the text and scrolls to the caret: while a dialog is open the page does not scroll, so an
   * insertion may be out of sight.
   */
  showCaret(): void {
    this.view.focus()
    this.view.dispatch(this.view.state.tr.scrollIntoView())
  }

  /** Opens the form of the selected node; false if it has none. */
  openChosen(): boolean {
    const { selection } = this.view.state
    const opens = ['formula', 'formula_display', 'formula_block', 'image', 'question', 'simulator', 'source']
    if (!(selection instanceof NodeSelection) || !opens.includes(selection.node.type.name)) return false
    this.#hooks.openNode(selection.node, selection.from)
    return true
  }

  /** Writes the Markdown now; false if a block cannot be written. */
  flush(): boolean {
    clearTimeout(this.#timer)
    const { doc } = this.view.state
    const same = this.#openings.find(({ opened }) => opened.doc.eq(doc))
    const written = same
      ? { ok: true as const, text: same.opened.text }
      : this.#openings[0]?.writer.write(doc)
    this.#isRefused = written?.ok === false
    this.#hooks.onRefused(written?.ok === false ? nameBlock(written.block) : undefined)
    if (written?.ok && written.text !== this.#text) {
      this.#text = written.text
      this.#hooks.onText(written.text)
    }
    return !this.#isRefused
  }

  /**
   * Writes the text before the editor is destroyed. A block without lossless Markdown is written as closely
   * as possible, and its description is returned.
   */
  leave(): string | undefined {
    if (this.flush()) return undefined
    const { doc } = this.view.state
    const writer = this.#openings[0]?.writer
    const written = writer?.write(doc)
    if (!writer || !written || written.ok) return undefined
    this.#text = writer.writeAnyway(doc)
    this.#hooks.onText(this.#text)
    return nameBlock(written.block)
  }

  /** Replaces the text after an outside change; undo can revert it. */
  setText(text: string): void {
    if (text === this.#text) return
    this.#text = text
    const opened = openText(text)
    this.#openings = [{ opened, writer: new TextWriter(opened) }, ...this.#openings]
    const { doc, tr } = this.view.state
    const range = changedBlocks(doc, opened.doc)
    if (!range) return
    const { from, left } = range
    tr.replace(from, doc.content.size - left, opened.doc.slice(from, opened.doc.content.size - left))
    this.view.dispatch(tr)
    this.flush()
  }

  /** Moves the caret to the block that begins at or before a line of the source (from 1). */
  goToLine(line: number): void {
    const { blocks, gaps } = splitSource(this.#text, parseBlocks(this.#text))
    let at = 0
    let lines = 1
    for (const [place, { text }] of blocks.entries()) {
      lines += (gaps[place]?.split('\n').length ?? 1) - 1
      if (lines <= line) at = place
      lines += text.split('\n').length - 1
    }
    const shown = this.view.state.doc.children.flatMap((node, place) => (isEmpty(node) ? [] : [place]))
    const index = shown[at] ?? 0
    let pos = 0
    for (let before = 0; before < index; before++) pos += this.view.state.doc.child(before).nodeSize
    const { doc, tr } = this.view.state
    this.view.dispatch(tr.setSelection(Selection.near(doc.resolve(pos))).scrollIntoView())
    this.view.focus()
  }

  destroy(): void {
    clearTimeout(this.#timer)
    this.view.destroy()
  }

  #writeSoon(): void {
    clearTimeout(this.#timer)
    // Write the first change immediately, so that the form knows that it is dirty.
    const isFirst = this.#openings.some(({ opened }) => opened.text === this.#text)
    if (isFirst) this.flush()
    else
      this.#timer = setTimeout(() => this.flush(), this.#text.length > longText ? 4 * writeAfter : writeAfter)
  }
}

/**
 * The range of top-level blocks in which two documents differ: `from` is its start, `left` the size of what
 * follows it.
 */
function changedBlocks(doc: Node, other: Node): { from: number; left: number } | undefined {
  const start = doc.content.findDiffStart(other.content)
  const end = doc.content.findDiffEnd(other.content)
  if (start === null || end === null) return undefined
  // For repeated text the equal start and the equal end may overlap: replace everything.
  if (end.a < start || end.b < start) return { from: 0, left: 0 }
  const [$start, $end] = [doc.resolve(start), doc.resolve(end.a)]
  const from = $start.depth === 0 ? start : $start.before(1)
  return { from, left: doc.content.size - ($end.depth === 0 ? end.a : $end.after(1)) }
}
