import type { Node } from 'prosemirror-model'
import type { Command } from 'prosemirror-state'
import { lazy, type ReactNode, type RefObject, Suspense, useImperativeHandle, useRef, useState } from 'react'
import type { MediaLocation } from '../../documents/media/picture-address.ts'
import { insertBlocks } from './block-commands.ts'
import { useAttributes, useHelpKey, useMessage, useReady } from './editor-hooks.ts'
import { FindBar } from './find-bar.tsx'
import { InsertMenu } from './insert-menu.tsx'
import type { Insertable } from './insertables.ts'
import type { OpenForm } from './open-form.tsx'
import { readQuestion } from './question-text.ts'
import { makeTable } from './table-commands.ts'
import { Toolbar } from './toolbar.tsx'
import { describeUse, type Tool } from './tools.ts'
import { useInsertMenu } from './use-insert-menu.ts'
import { useSurface } from './use-surface.ts'
import { visualTexts } from './visual-texts.ts'

// The dialogs are not needed to start writing.
const VisualForm = lazy(async () => ({ default: (await import('./open-form.tsx')).VisualForm }))

/** Methods for the surrounding field. */
export type VisualHandle = { goToLine: (line: number) => void; focus: () => void }

export type VisualEditorProps = {
  /** The form field that contains the Markdown. */
  area: RefObject<HTMLTextAreaElement | null>
  handle: RefObject<VisualHandle | null>
  id: string
  label: string
  described: Record<string, string | undefined>
  folder: MediaLocation | undefined
  /** Whether the text may contain questions and simulators. */
  mayAsk: boolean
  setBusy: (busy: boolean) => void
  /** The layout is stable: formulas are rendered and pictures have their size. */
  onReady: () => void
  /**
   * Called on unmount with a block that has no lossless Markdown; the field contains it as closely as
   * possible.
   */
  onLeft: (block: string) => void
}

/** «Modo visual»: the text as it will look, with toolbar, menu and dialogs. */
export function VisualEditor(props: VisualEditorProps): ReactNode {
  const { id, folder, setBusy } = props
  const place = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const { surface, state, form, setForm, finding, refused, message, menu, take, openMenu, say } = useEditor(
    props,
    place,
    bar,
  )
  const run = (tool: Tool): void => {
    if (!surface || !tool.does) return
    const isDone = surface.run(tool.does)
    say(describeUse(tool, isDone, surface.view.state))
  }
  const openTool = (name: string): void => {
    if (name === 'find') finding.set(true)
    else if (name === 'table' && surface?.run(insertTable)) say(visualTexts.inserted(visualTexts.tools.table))
    else if (name === 'insert') openMenu()
    else if (name === 'help' || name === 'link' || name === 'formula' || name === 'picture') setForm({ name })
  }
  const close = (): void => {
    setForm(undefined)
    surface?.showCaret()
  }
  return (
    <div className="visual-editor">
      {state && <Toolbar bar={bar} state={state} run={run} controls={id} open={openTool} />}
      {finding.is && surface && <FindBar view={surface.view} onClose={() => finding.set(false)} />}
      <div ref={place} className="visual-place prose" />
      {menu && <InsertMenu {...menu} onChoose={take} />}
      {refused !== undefined && (
        <p role="alert" className="field-error">
          {visualTexts.refused(refused)}
        </p>
      )}
      <p role="status" className={message.isSeen ? 'visual-notice' : 'visually-hidden'}>
        {message.text}
      </p>
      <Suspense>
        {form && surface && (
          <VisualForm
            form={form}
            surface={surface}
            folder={folder}
            setBusy={setBusy}
            say={say}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  )
}

type Place = RefObject<HTMLDivElement | null>

/** The state of the editor: the text, the open dialog and menu, and announcements. */
function useEditor(props: VisualEditorProps, place: Place, bar: Place) {
  const { area, handle, folder, described } = props
  const [form, setForm] = useState<OpenForm>()
  const [isFinding, setFinding] = useState(false)
  const [refused, setRefused] = useState<string>()
  const { message, say } = useMessage()
  const hooks = {
    link: () => setForm({ name: 'link' }),
    formula: () => setForm({ name: 'formula' }),
    find: () => setFinding(true),
    toToolbar: () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    openNode: (node: Node, pos: number) => setForm({ name: formOf(node), node, pos }),
    picture: (file: File) => folder && setForm({ name: 'picture', file }),
    say,
    menuKey: (event: KeyboardEvent) => menuKey(event),
    onRefused: setRefused,
  }
  const { surface, state } = useSurface(place, {
    area,
    hooks,
    onLeft: props.onLeft,
    attributes: textAttributes(props),
  })
  const choose = ({ label, does }: Insertable): void => {
    if (typeof does === 'string') setForm({ name: does })
    else if (surface) say(surface.run(does) ? visualTexts.inserted(label) : visualTexts.cannot(label))
  }
  const { menu, menuKey, take, openMenu } = useInsertMenu(surface, state, {
    choose,
    say,
    mayAsk: props.mayAsk,
  })
  const active = menu && menu.found.length > 0 ? `visual-menu-${menu.current}` : undefined
  useAttributes(surface?.view.dom, { ...described, 'aria-activedescendant': active })
  useReady(surface, props.onReady)
  useHelpKey(() => setForm({ name: 'help' }))
  useImperativeHandle(
    handle,
    () => ({
      goToLine: (line) => surface?.goToLine(line),
      focus: () => surface?.view.focus(),
    }),
    [surface],
  )
  const finding = { is: isFinding, set: setFinding }
  return { surface, state, form, setForm, finding, refused, message, menu, take, openMenu, say }
}

const insertTable: Command = (state, dispatch) =>
  insertBlocks([
    makeTable([
      ['', ''],
      ['', ''],
    ]),
  ])(state, dispatch)

/** The dialog for a node. A question in an unusual form is edited as source. */
function formOf({ type, attrs }: Node): OpenForm['name'] {
  if (type.name === 'image') return 'picture'
  if (type.name.startsWith('formula')) return 'formula'
  if (type.name === 'question') return readQuestion(String(attrs.text)) ? 'question' : 'source'
  return type.name === 'simulator' ? 'simulator' : 'source'
}

function textAttributes({ id, label }: VisualEditorProps): Record<string, string> {
  return {
    id,
    class: 'visual-text',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    // Focusable without it, but axe would report its scrolling container as unreachable by keyboard.
    lang: 'es',
    spellcheck: 'true',
    tabindex: '0',
  }
}
