import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import type { Plugin } from 'prosemirror-state'
import { schema } from './schema.ts'

const { nodes, marks } = schema

/** Typing `[ ] ` at the start of an item makes it a task. */
const task = new InputRule(/^\[([ xX])\] $/, (state, match, start, end) => {
  const { $from } = state.selection
  const item = $from.node(-1)
  if (item?.type !== nodes.list_item || $from.index(-1) !== 0) return null
  return state.tr.delete(start, end).setNodeAttribute($from.before(-1), 'checked', match[1] !== ' ')
})

/** A typed address becomes a link when a space follows it. */
const address = new InputRule(/(?:^|\s)(https?:\/\/\S*[^\s.,;:!?)»"'])\s$/, (state, match, start, end) => {
  const href = match[1] ?? ''
  const from = end - href.length
  if (from < start || state.doc.rangeHasMark(from, end, marks.link)) return null
  return state.tr
    .addMark(from, end, marks.link.create({ href }))
    .insertText(' ', end)
    .removeStoredMark(marks.link)
})

/** Markdown shortcuts at the start of a line. */
export function typingRules(): Plugin {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, signs = '##']) => ({ level: signs.length })),
      wrappingInputRule(/^\s*([-*])\s$/, nodes.bullet_list),
      wrappingInputRule(/^(\d{1,3})\.\s$/, nodes.ordered_list, ([, number]) => ({ start: Number(number) })),
      wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
      textblockTypeInputRule(/^```$/, nodes.code_block),
      task,
      address,
    ],
  })
}
