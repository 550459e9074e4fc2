import { setBlockType, wrapIn } from 'prosemirror-commands'
import type { Command } from 'prosemirror-state'
import { boxLabels } from '../../platform/markdown/container-plugin.ts'
import { insertBlocks, makeList, toggleHeading, wrapInBox } from './block-commands.ts'
import { schema } from './schema.ts'
import { makeTable } from './table-commands.ts'
import { visualTexts } from './visual-texts.ts'

/** Parts that need a form before they are inserted. */
export type FormName = 'link' | 'formula' | 'picture' | 'question' | 'simulator'

/**
 * One entry of the insert menu: a command, or the form that opens first. `words` are other search terms for
 * it.
 */
export type Insertable = { label: string; words: string; does: Command | FormName }

const { nodes } = schema
const { tools } = visualTexts

/** All entries, in the order of the menu. */
export const insertables: readonly Insertable[] = [
  { label: tools.heading2, words: 'encabezado h2', does: toggleHeading(2) },
  { label: tools.heading3, words: 'encabezado h3', does: toggleHeading(3) },
  { label: tools.picture, words: 'foto figura cámara', does: 'picture' },
  { label: tools.formula, words: 'ecuación latex matemáticas', does: 'formula' },
  {
    label: tools.table,
    words: 'filas columnas hoja',
    does: insertBlocks([
      makeTable([
        ['', ''],
        ['', ''],
      ]),
    ]),
  },
  { label: visualTexts.question, words: 'ejercicio test opciones predice', does: 'question' },
  { label: visualTexts.simulator, words: 'engranajes circuito palancas', does: 'simulator' },
  ...[...boxLabels].map(([kind, label]) => ({
    label: visualTexts.box(label),
    words: kind,
    does: wrapInBox(kind),
  })),
  { label: tools.bulletList, words: 'viñetas puntos', does: makeList(nodes.bullet_list) },
  { label: tools.orderedList, words: 'números pasos', does: makeList(nodes.ordered_list) },
  { label: tools.taskList, words: 'casillas comprobar', does: makeList(nodes.bullet_list, false) },
  { label: tools.blockquote, words: 'texto de otro', does: wrapIn(nodes.blockquote) },
  { label: visualTexts.codeBlock, words: 'programa python arduino', does: setBlockType(nodes.code_block) },
  { label: visualTexts.rule, words: 'separador', does: insertBlocks([nodes.horizontal_rule.create()]) },
  { label: tools.link, words: 'página dirección', does: 'link' },
]

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The entries that match a query; questions and simulators only if the text may contain them (`mayAsk`). */
export function findInsertables(query: string, mayAsk: boolean): Insertable[] {
  const wanted = plain(query.trim())
  return insertables.filter(
    ({ label, words, does }) =>
      plain(`${label} ${words}`).includes(wanted) &&
      (mayAsk || (does !== 'question' && does !== 'simulator')),
  )
}
