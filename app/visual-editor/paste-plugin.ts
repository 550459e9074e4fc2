import { type Node, Slice } from 'prosemirror-model'
import { Plugin, Selection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { openSingleFlight } from '../media/single-flight.ts'
import type { cleanPaste } from '../pastes/clean-paste.ts'
import { PasteReport } from '../pastes/paste-report.ts'
import { canonicalBlocks } from './canonical.ts'
import { pasteLater } from './late-pastes.ts'
import { openText } from './open-text.ts'
import { schema } from './schema.ts'
import { readSheet } from './table-commands.ts'
import { visualTexts } from './visual-texts.ts'

type PasteHooks = { picture: (file: File) => void; say: (message: string, isSeen?: boolean) => void }

const { nodes } = schema

type Clean = typeof cleanPaste

// What reads the text of other programs comes with the first paste: most who write never paste any.
let clean: Clean | undefined
const once = openSingleFlight<void>()

/** Pastes that wait for one load go on in their order; after one that failed the next paste tries again. */
function loadClean(): Promise<void> {
  return once('clean', async () => {
    clean = (await import('../pastes/clean-paste.ts')).cleanPaste
  })
}

const textsOf = (data: DataTransfer) => ({
  html: data.getData('text/html'),
  text: data.getData('text/plain'),
})

/** Pastes and drops: text of other programs, sheets, Markdown and pictures. */
export function pastePlugin({ picture, say }: PasteHooks): Plugin {
  const takeFile = (data: DataTransfer | null): boolean => {
    const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))
    // A program that copies text adds a picture of it.
    if (!file || data?.types.includes('text/html')) return false
    picture(file)
    return true
  }
  let report = new PasteReport()
  return new Plugin({
    // Changes nothing, but knows where a change came from.
    appendTransaction(transactions) {
      const change = transactions.find(({ docChanged }) => docChanged)
      const event: unknown = change?.getMeta('uiEvent')
      const lost = event === 'paste' || event === 'drop' ? report.describeLoss() : undefined
      const told = lost ?? describe(event, report)
      if (told !== undefined) say(told, lost !== undefined)
      return null
    },
    props: {
      handlePaste(view, event) {
        const data = event.clipboardData
        if (takeFile(data)) return true
        if (view.state.selection.$from.parent.type === nodes.code_block) return false
        if (data?.types.includes('text/html')) {
          if (!clean) pasteLater(view, textsOf(data), loadClean())
          return !clean
        }
        const sheet = readSheet(data?.getData('text/plain') ?? '')
        if (sheet)
          view.dispatch(view.state.tr.replaceSelection(sheet).scrollIntoView().setMeta('uiEvent', 'paste'))
        return sheet !== undefined
      },
      handleDrop(view, event, _, moved) {
        if (moved || !(event instanceof DragEvent)) return false
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
        if (place)
          view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place.pos))))
        const data = event.dataTransfer
        if (takeFile(data)) return true
        if (clean || !data?.types.includes('text/html')) return false
        pasteLater(view, textsOf(data), loadClean())
        return true
      },
      transformPastedHTML(html) {
        report = new PasteReport()
        // Without it the paste is put off: what other programs wrote is never read as it is.
        return clean ? clean(html, report) : ''
      },
      clipboardTextParser: (text, _, plain, view) => {
        report = new PasteReport()
        return readPlainText(text, plain, view)
      },
      clipboardTextSerializer: (slice) => slice.content.textBetween(0, slice.content.size, '\n\n'),
    },
  })
}

/** What is said of a paste that kept all it said, of what was cut and of what was dropped. */
function describe(event: unknown, { lostLooks }: PasteReport): string | undefined {
  if (event === 'cut') return visualTexts.cut
  if (event === 'drop') return visualTexts.dropped
  if (event !== 'paste') return undefined
  return lostLooks ? visualTexts.pastedPlain : visualTexts.pasted
}

/** Text without looks is read as Markdown; with Shift it stays as it is. */
function readPlainText(text: string, plain: boolean, view: EditorView): Slice {
  const lines = text.replace(/\r\n?/g, '\n')
  if (plain || view.state.selection.$from.parent.type === nodes.code_block) return asWritten(lines)
  const blocks = canonicalBlocks(openText(lines).doc.children)
  const only = blocks[0]
  if (blocks.length === 1 && only?.type === nodes.paragraph) return new Slice(only.content, 0, 0)
  return sliceOf(blocks)
}

function asWritten(text: string): Slice {
  const paragraphs = text.split(/\n{2,}/).map((part) => {
    const line = part.replaceAll('\n', ' ')
    return nodes.paragraph.create(null, line === '' ? null : schema.text(line))
  })
  return sliceOf(paragraphs)
}

function sliceOf(blocks: readonly Node[]): Slice {
  const { content } = nodes.doc.create(null, blocks.length > 0 ? blocks : [nodes.paragraph.create()])
  const isOpen = (node: Node | null): number => (node?.type === nodes.paragraph ? 1 : 0)
  return new Slice(content, isOpen(content.firstChild), isOpen(content.lastChild))
}
