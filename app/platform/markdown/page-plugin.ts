import type { MarkdownIt, StateCore, Token } from 'markdown-it'
import { budgetOf } from './budget.ts'
import { anchorId } from './link-address.ts'
import { foldTables } from './table-folds.ts'
import { nameTables } from './table-names.ts'

/** Adds heading ids, figures, task lists, and tables that scroll or fold. */
export function pagePlugin(md: MarkdownIt): void {
  md.core.ruler.after('block', 'reference_limit', limitReferences)
  md.core.ruler.push('heading_ids', addHeadingIds)
  md.core.ruler.push('figures', makeFigures)
  md.core.ruler.push('task_lists', makeTaskLists)
  md.core.ruler.push('cell_alignment', alignCells)
  md.core.ruler.push('table_names', nameTables)
  md.core.ruler.push('table_folds', foldTables)

  md.renderer.rules.table_open = (tokens, index) => {
    const { name = '', folds = false } = tokens[index]?.meta ?? {}
    const area = `<div class="table-scroll" role="group" tabindex="0" aria-label="${md.utils.escapeHtml(String(name))}">`
    return `${folds ? '<div class="table-fold">' : ''}${area}\n<table>\n`
  }
  md.renderer.rules.table_close = (tokens, index) =>
    tokens[index]?.meta?.folds ? '</table>\n</div></div>\n' : '</table>\n</div>\n'
  md.renderer.rules.task_check = (tokens, index) =>
    `<input type="checkbox"${tokens[index]?.content === 'x' ? ' checked' : ''}> `
}

// Maximum number of characters that all reference links together may repeat.
const REFERENCES_LIMIT = 2_000_000

// Each `[name]` repeats its whole address: 100 kB of text could become 400 MB of HTML.
function limitReferences(state: StateCore): void {
  const references = state.env.references ?? {}
  const uses = state.src.split('[').length
  const longest = Math.max(200, REFERENCES_LIMIT / uses)
  for (const [name, { href, title }] of Object.entries(references)) {
    if (href.length + title.length > longest) delete references[name]
  }
}

// Replaces markdown-it-anchor, which takes quadratic time: seconds for thousands of equal headings.
function addHeadingIds(state: StateCore): void {
  const { slugs } = budgetOf(state.env)
  for (const [index, token] of state.tokens.entries()) {
    if (token.type !== 'heading_open') continue
    const slug = anchorId(textOf(state.tokens[index + 1]))
    let id = slug
    let count = slugs.get(slug) ?? 1
    while (slugs.has(id)) id = `${slug}-${++count}`
    slugs.set(slug, count)
    if (id !== slug) slugs.set(id, 1)
    token.attrSet('id', id)
  }
}

function textOf(inline: Token | undefined): string {
  const parts = inline?.children ?? []
  return parts.map((part) => (part.type === 'softbreak' ? ' ' : part.content)).join('')
}

// A picture with a title, alone in its paragraph, becomes a figure with the title as caption.
function makeFigures(state: StateCore): void {
  for (const [index, inline] of state.tokens.entries()) {
    const opening = state.tokens[index - 1]
    const closing = state.tokens[index + 1]
    const image = inline.children?.length === 1 ? inline.children[0] : undefined
    if (opening?.type !== 'paragraph_open' || !closing || image?.type !== 'image') continue
    const caption = image.attrGet('title')
    if (!caption) continue
    // In a tight list the paragraph is hidden; a figure must not be.
    Object.assign(opening, { tag: 'figure', hidden: false })
    Object.assign(closing, { tag: 'figure', hidden: false })
    // The caption already contains the title.
    image.attrs = image.attrs?.filter(([name]) => name !== 'title') ?? null
    const words = state.md.parseInline(String(caption), state.env)[0]?.children ?? []
    const captionOpen = new state.Token('figcaption_open', 'figcaption', 1)
    const captionClose = new state.Token('figcaption_close', 'figcaption', -1)
    inline.children = [image, captionOpen, ...words, captionClose]
  }
}

// Replaces markdown-it-task-lists, which searches the whole list backwards for each item.
function makeTaskLists(state: StateCore): void {
  const lists: Token[] = []
  for (const [index, token] of state.tokens.entries()) {
    if (token.type === 'bullet_list_open' || token.type === 'ordered_list_open') lists.push(token)
    if (token.type === 'bullet_list_close' || token.type === 'ordered_list_close') lists.pop()
    const inline = state.tokens[index + 2]
    if (token.type !== 'list_item_open' || inline?.type !== 'inline') continue
    const first = inline.children?.[0]
    const mark = first?.type === 'text' ? /^\[([ xX])\] /.exec(first.content) : null
    if (!first || !mark) continue
    first.content = first.content.slice(mark[0].length)
    const check = new state.Token('task_check', 'input', 0)
    check.content = mark[1]?.trim().toLowerCase() ?? ''
    inline.children?.unshift(check)
    token.attrSet('class', 'task')
    lists.at(-1)?.attrSet('class', 'tasks')
  }
}

// markdown-it aligns with a style attribute, which the Content-Security-Policy forbids.
function alignCells(state: StateCore): void {
  for (const token of state.tokens) {
    if (token.type === 'th_open') token.attrSet('scope', 'col')
    if (token.type !== 'th_open' && token.type !== 'td_open') continue
    const side = /^text-align:(left|center|right)$/.exec(String(token.attrGet('style') ?? ''))?.[1]
    token.attrs = token.attrs?.filter(([name]) => name !== 'style') ?? null
    if (side) token.attrSet('class', `align-${side}`)
  }
}
