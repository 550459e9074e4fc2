import type { Node } from 'prosemirror-model'
import type { EditorView, NodeView } from 'prosemirror-view'
import { boxLabel } from './schema-boxes.ts'
import { visualTexts } from './visual-texts.ts'

/** Returns the current position of a node. */
export type Place = () => number | undefined

/** Creates an element with attributes and content. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string> = {},
  ...content: (HTMLElement | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...content)
  return made
}

/** A list item; a task has a checkbox that toggles it. */
export class ItemView implements NodeView {
  readonly dom = element('li')
  readonly contentDOM = element('div')
  #box: HTMLInputElement | undefined

  constructor(node: Node, view: EditorView, place: Place) {
    this.dom.append(this.contentDOM)
    if (node.attrs.checked === null) return
    this.dom.className = 'task'
    const box = element('input', {
      type: 'checkbox',
      'aria-label': visualTexts.tools.taskList,
      tabindex: '-1',
    })
    box.checked = node.attrs.checked === true
    box.contentEditable = 'false'
    box.addEventListener('change', () => {
      const pos = place()
      if (pos !== undefined) view.dispatch(view.state.tr.setNodeAttribute(pos, 'checked', box.checked))
    })
    this.#box = box
    this.dom.prepend(box)
  }

  update(node: Node): boolean {
    if (node.type.name !== 'list_item' || (node.attrs.checked === null) === (this.#box !== undefined))
      return false
    if (this.#box) this.#box.checked = node.attrs.checked === true
    return true
  }

  stopEvent(event: Event): boolean {
    return event.target === this.#box
  }

  ignoreMutation(mutation: { target: globalThis.Node }): boolean {
    return mutation.target === this.#box
  }
}

/** The title of a box, after the name of its kind. */
export class BoxTitleView implements NodeView {
  readonly dom: HTMLElement
  readonly contentDOM = element('span', { class: 'visual-box-title' })

  constructor(view: EditorView, place: Place) {
    const pos = place() ?? 0
    const label = element(
      'span',
      { class: 'visual-box-label' },
      `${boxLabel(view.state.doc.resolve(pos).parent.attrs.kind)}: `,
    )
    label.contentEditable = 'false'
    this.dom = element('p', { class: 'callout-title' }, label, this.contentDOM)
  }
}
