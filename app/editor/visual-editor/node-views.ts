import type { Node } from 'prosemirror-model'
import type { EditorView, NodeView } from 'prosemirror-view'
import { describeFramed } from './describe-framed.ts'
import type { FormulaDrawer } from './draw-formulas.ts'
import { BoxTitleView, element, ItemView, type Place } from './text-views.ts'
import { visualTexts } from './visual-texts.ts'

/** Opens the form of a node at a position. */
export type OpenNode = (node: Node, pos: number) => void

/** A formula: first its LaTeX, then the rendered MathML. */
class FormulaView implements NodeView {
  readonly dom: HTMLElement
  readonly #drawer: FormulaDrawer
  #tex = ''

  constructor(node: Node, drawer: FormulaDrawer) {
    this.#drawer = drawer
    this.dom = element(node.isInline ? 'span' : 'div', { class: `visual-formula visual-${node.type.name}` })
    this.update(node)
  }

  update(node: Node): boolean {
    if (!this.dom.classList.contains(`visual-${node.type.name}`)) return false
    const tex = String(node.attrs.tex)
    if (tex === this.#tex) return true
    this.#tex = tex
    this.dom.replaceChildren(element('code', {}, tex))
    this.#drawer.draw(tex, node.type.name !== 'formula', (drawn) => {
      if (drawn && this.#tex === tex) this.dom.replaceChildren(...drawn.childNodes)
    })
    return true
  }

  ignoreMutation(): boolean {
    return true
  }
}

/** A node with a button that opens its form. */
abstract class OpenedView implements NodeView {
  abstract readonly dom: HTMLElement
  protected readonly button: HTMLButtonElement

  constructor(name: string, node: Node, open: OpenNode, place: Place) {
    this.button = element('button', { type: 'button', class: 'tool-button' }, visualTexts.edit(name))
    this.button.addEventListener('click', () => {
      const pos = place()
      if (pos !== undefined) open(node, pos)
    })
  }

  /** A changed node gets a new view. */
  update(): boolean {
    return false
  }

  stopEvent(event: Event): boolean {
    return event.target === this.button && event.type !== 'dragstart'
  }

  ignoreMutation(): boolean {
    return true
  }
}

/** A framed block with a button that opens its form. */
class FramedView extends OpenedView {
  readonly dom: HTMLElement

  constructor(node: Node, open: OpenNode, place: Place) {
    const { label, lines } = describeFramed(node)
    super(label.toLowerCase(), node, open, place)
    const head = element('p', { class: 'visual-frame-head' }, element('strong', {}, label), this.button)
    const body = node.type.name === 'source' ? element('pre', {}, lines.join('\n')) : element('div')
    if (node.type.name !== 'source') body.append(...lines.map((line) => element('p', {}, line)))
    this.dom = element('div', { class: 'visual-frame', role: 'group', 'aria-label': label }, head, body)
    this.dom.contentEditable = 'false'
  }
}

/** A picture with its caption and a button that opens its form. */
class PictureView extends OpenedView {
  readonly dom: HTMLElement

  constructor(node: Node, open: OpenNode, place: Place) {
    super('imagen', node, open, place)
    const { src, alt, title } = node.attrs
    const picture = element('img', { src: String(src), alt: String(alt), draggable: 'false' })
    const caption = element('span', { class: 'visual-caption' }, String(title))
    this.dom = element('span', { class: 'visual-picture' }, picture, ...(title ? [caption] : []), this.button)
    this.dom.contentEditable = 'false'
  }
}

type Makers = Record<string, (node: Node, view: EditorView, place: Place) => NodeView>

/** Node views for the nodes that need more than an element. */
export function makeNodeViews(drawer: FormulaDrawer, open: OpenNode): Makers {
  const formula = (node: Node): NodeView => new FormulaView(node, drawer)
  const frame = (node: Node, _: EditorView, place: Place): NodeView => new FramedView(node, open, place)
  return {
    formula,
    formula_display: formula,
    formula_block: formula,
    image: (node, _, place) => new PictureView(node, open, place),
    question: frame,
    simulator: frame,
    source: frame,
    list_item: (node, view, place) => new ItemView(node, view, place),
    box_title: (_, view, place) => new BoxTitleView(view, place),
  }
}
