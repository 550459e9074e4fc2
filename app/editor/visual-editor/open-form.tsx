import type { Node } from 'prosemirror-model'
import { NodeSelection } from 'prosemirror-state'
import { lazy, type ReactNode, Suspense } from 'react'
import type { MediaLocation } from '../../documents/media/picture-address.ts'
import { insertBlocks } from './block-commands.ts'
import { nameNode } from './describe-framed.ts'
import { FormulaDialog } from './formula-dialog.tsx'
import { HelpDialog } from './help-dialog.tsx'
import type { FormName } from './insertables.ts'
import { chosenLink, putLink, removeLink } from './link-commands.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { putNode, removeNode, replaceWithText } from './put-node.ts'
import { schema } from './schema.ts'
import { SourceDialog } from './source-dialog.tsx'
import type { VisualSurface } from './visual-surface.ts'
import { visualTexts } from './visual-texts.ts'

const { nodes } = schema
const QuestionDialog = lazy(async () => ({
  default: (await import('./question-dialog.tsx')).QuestionDialog,
}))
const SimulatorDialog = lazy(async () => ({
  default: (await import('./simulator-dialog.tsx')).SimulatorDialog,
}))

/**
 * The dialog to open. With `node` it edits that node at `pos`; without it, the result is inserted at the
 * caret.
 */
export type OpenForm = { name: FormName | 'help' | 'source'; node?: Node; pos?: number; file?: File }

type OpenFormProps = {
  form: OpenForm
  surface: VisualSurface
  folder: MediaLocation | undefined
  setBusy: (busy: boolean) => void
  say: (message: string) => void
  onClose: () => void
}

/** Renders the dialog by name. */
export function VisualForm(props: OpenFormProps): ReactNode {
  const { form, surface, say, onClose } = props
  const { name, node, pos } = form
  const remove = (at: number): void => {
    if (surface.run(removeNode(at)) && node) say(visualTexts.removed(nameNode(node)))
  }
  const onRemove = pos === undefined ? undefined : () => remove(pos)
  const put = (made: Node, label: string): void => {
    surface.run(pos === undefined ? insertBlocks([made]) : putNode(pos, made))
    say(node ? visualTexts.done(label) : visualTexts.inserted(label))
  }
  if (name === 'help') return <HelpDialog onClose={onClose} />
  if (name === 'link') return <LinkForm surface={surface} say={say} onClose={onClose} />
  const part = { ...props, text: String(node?.attrs.text ?? ''), onRemove, put }
  if (name === 'formula') return <FormulaForm {...part} />
  if (name === 'picture') return <PictureForm {...part} />
  if (name === 'source') return <SourceForm {...part} />
  if (name === 'question')
    return (
      <Suspense>
        <QuestionDialog
          text={part.text}
          onRemove={onRemove}
          onClose={onClose}
          onAccept={(text) => put(nodes.question.create({ text }), visualTexts.question)}
        />
      </Suspense>
    )
  return (
    <Suspense>
      <SimulatorDialog
        text={part.text}
        onRemove={onRemove}
        onClose={onClose}
        onAccept={(text) => put(nodes.simulator.create({ text }), visualTexts.simulator)}
      />
    </Suspense>
  )
}

type PartProps = OpenFormProps & {
  text: string
  onRemove: (() => void) | undefined
  put: (made: Node, label: string) => void
}

function FormulaForm({ form: { node, pos }, surface, say, onRemove, onClose }: PartProps): ReactNode {
  return (
    <FormulaDialog
      tex={String(node?.attrs.tex ?? '')}
      isBlock={node !== undefined && node.type !== nodes.formula}
      onAccept={(tex, isBlock) => {
        putFormula({ surface, pos, node }, tex, isBlock)
        const label = visualTexts.tools.formula
        say(node ? visualTexts.done(label) : visualTexts.inserted(label))
      }}
      onRemove={onRemove}
      onClose={onClose}
    />
  )
}

function PictureForm({
  form: { node, file },
  folder,
  setBusy,
  put,
  onRemove,
  onClose,
}: PartProps): ReactNode {
  return (
    <PictureDialog
      picture={{ src: '', alt: '', title: '', ...node?.attrs }}
      file={file}
      folder={folder ?? 'temarioImages'}
      onAccept={(picture) => {
        const image = nodes.image.create(picture)
        put(node ? image : nodes.paragraph.create(null, image), visualTexts.tools.picture)
      }}
      onBusy={setBusy}
      onRemove={onRemove}
      onClose={onClose}
    />
  )
}

function SourceForm({ form: { pos }, text, surface, say, onRemove, onClose }: PartProps): ReactNode {
  return (
    <SourceDialog
      text={text}
      onAccept={(next) => {
        if (pos !== undefined) surface.run(replaceWithText(pos, next))
        say(visualTexts.done(visualTexts.source))
      }}
      onRemove={() => onRemove?.()}
      onClose={onClose}
    />
  )
}

type LinkFormProps = Pick<OpenFormProps, 'surface' | 'say' | 'onClose'>

function LinkForm({ surface, say, onClose }: LinkFormProps): ReactNode {
  const { href, text } = chosenLink(surface.view.state)
  return (
    <LinkDialog
      href={href}
      text={text}
      onAccept={(address, words) => {
        surface.run(putLink(address, words))
        say(visualTexts.done(visualTexts.tools.link))
      }}
      onRemove={
        href === ''
          ? undefined
          : () => {
              surface.run(removeLink)
              say(visualTexts.removed(visualTexts.tools.link))
            }
      }
      onClose={onClose}
    />
  )
}

type FormulaPlace = { surface: VisualSurface; pos: number | undefined; node: Node | undefined }

/** Inserts or updates a formula, inline or as a block. */
function putFormula({ surface, pos, node }: FormulaPlace, tex: string, isBlock: boolean): void {
  const isSame = node !== undefined && isBlock === (node.type !== nodes.formula)
  if (pos !== undefined && isSame) {
    surface.run(putNode(pos, node.type.create({ tex })))
    return
  }
  if (pos !== undefined) surface.run(removeNode(pos))
  const made = (isBlock ? nodes.formula_block : nodes.formula).create({ tex })
  if (isBlock) surface.run(insertBlocks([made]))
  else
    surface.run((state, dispatch) => {
      const tr = state.tr.replaceSelectionWith(made)
      dispatch?.(tr.selection instanceof NodeSelection ? tr : tr.scrollIntoView())
      return true
    })
}
