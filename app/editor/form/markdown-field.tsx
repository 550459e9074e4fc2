import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Field as FieldDefinition, PreviewKind } from '../../documents/core/field.ts'
import { HtmlContent } from '../../ui/components/html-content.tsx'
import type { VisualHandle } from '../visual-editor/visual-editor.tsx'
import { AuthorHints } from './author-hints.tsx'
import { markdownTexts } from './editor-texts.ts'
import { fieldId, useFormState } from './form-context.ts'
import { describedBy, Field } from './form-field.tsx'
import { MarkdownToolbar } from './markdown-toolbar.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { goToLine } from './text-edit.ts'
import { useImagePaste } from './use-image-paste.ts'
import { usePreview } from './use-preview.ts'
import { useSteadyOpening } from './use-steady-opening.ts'
import { useWritingMode, type WritingMode } from './use-writing-mode.ts'
import { VisualField } from './visual-field.tsx'

type MarkdownFieldProps = { name: string; field: FieldDefinition; rows: number; kind: PreviewKind }

/** A Markdown field, edited in visual mode or as source, with a preview. */
export function MarkdownField({ name, field, rows, kind }: MarkdownFieldProps): ReactNode {
  const { fields, errors, setBusy, folder } = useFormState()
  const area = useRef<HTMLTextAreaElement>(null)
  const visual = useRef<VisualHandle>(null)
  const [text, setText] = useState(fields[name] ?? '')
  const [hasFailed, setFailed] = useState(false)
  const [left, setLeft] = useState<string>()
  // Some worked solutions are HTML; the visual mode would lose their markup.
  const isHtml = kind === 'solution' && /^\s*</.test(fields[name] ?? '')
  const [chosen, choose] = useWritingMode(!isHtml)
  const isChosen = chosen === 'visual' && !isHtml && !hasFailed
  const { box, isReady, setReady, keepHeight } = useSteadyOpening(isChosen)
  // Until the visual editor has loaded, the textarea stays usable.
  const isVisual = isChosen && isReady
  const described = describedBy(name, field, errors[name])
  const open = (): void => {
    const isWriting = document.activeElement === area.current
    keepHeight()
    flushSync(() => setReady(true))
    if (isWriting) visual.current?.focus()
  }
  const switchTo = (next: WritingMode): void => {
    setLeft(undefined)
    keepHeight()
    choose(next)
  }
  return (
    <Field name={name} field={field}>
      <div className="markdown-field">
        <div ref={box} className="markdown-write">
          {!isHtml && <ModeSwitch mode={isVisual ? 'visual' : 'markdown'} onChoose={switchTo} />}
          <Notices isHtml={isHtml} hasFailed={hasFailed} left={isVisual ? undefined : left} />
          {isChosen && (
            <div hidden={!isReady} className="markdown-visual">
              <VisualField
                id={fieldId(name)}
                label={field.label}
                mayAsk={kind === 'questions'}
                area={area}
                folder={folder}
                handle={visual}
                described={visualDescription(described)}
                setBusy={(busy) => setBusy(`${name}-visual`, busy)}
                onFailed={() => setFailed(true)}
                onLeft={setLeft}
                onReady={open}
              />
            </div>
          )}
          <PlainField
            name={name}
            rows={rows}
            kind={kind}
            area={area}
            described={described}
            setText={setText}
            isHidden={isVisual}
          />
        </div>
        <PreviewPane
          text={text}
          kind={kind}
          area={area}
          onLine={(line) =>
            isVisual ? visual.current?.goToLine(line) : area.current && goToLine(area.current, line)
          }
        />
      </div>
    </Field>
  )
}

type NoticesProps = { isHtml: boolean; hasFailed: boolean; left: string | undefined }

/** Messages about the mode: why the visual mode is unavailable, and the result of leaving it. */
function Notices({ isHtml, hasFailed, left }: NoticesProps): ReactNode {
  return (
    <>
      {(hasFailed || isHtml) && (
        <p role="status" className="note">
          {isHtml ? markdownTexts.visualHtml : markdownTexts.visualFailed}
        </p>
      )}
      {left !== undefined && (
        <p role="alert" className="field-error">
          {markdownTexts.visualLeft(left)}
        </p>
      )}
    </>
  )
}

type PlainProps = Pick<MarkdownFieldProps, 'name' | 'rows' | 'kind'> & {
  area: AreaRef
  described: ReturnType<typeof describedBy>
  setText: (text: string) => void
  isHidden: boolean
}

/** The textarea with its toolbar. In visual mode it stays in the form, hidden. */
function PlainField({ name, rows, kind, area, described, setText, isHidden }: PlainProps): ReactNode {
  const { fields } = useFormState()
  const [text, showText] = useState(fields[name] ?? '')
  useGrowth(area, text)
  const { events, status } = useImagePaste(name)
  const [said, say] = useState('')
  const id = isHidden ? `${fieldId(name)}-markdown` : fieldId(name)
  return (
    <div hidden={isHidden} className="markdown-plain">
      <MarkdownToolbar area={area} id={id} say={say} mayAsk={kind === 'questions'} />
      <textarea
        ref={area}
        id={id}
        name={name}
        rows={rows}
        hidden={isHidden}
        className={rows === 12 ? 'input markdown-text' : 'input markdown-text markdown-short'}
        defaultValue={fields[name] ?? ''}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value)
          showText(currentTarget.value)
        }}
        {...described}
        {...events}
      />
      <p role="status" className="note">
        {status}
      </p>
      <p role="status" className="note">
        {said}
      </p>
    </div>
  )
}

/** ARIA attributes of the visual editor: the same as those of the textarea. */
function visualDescription(described: ReturnType<typeof describedBy>): Record<string, string | undefined> {
  return {
    'aria-describedby': described['aria-describedby'],
    'aria-invalid': described['aria-invalid'] ? 'true' : undefined,
    'aria-required': described.required ? 'true' : undefined,
  }
}

type AreaRef = RefObject<HTMLTextAreaElement | null>

type PreviewProps = { text: string; kind: PreviewKind; area: AreaRef; onLine: (line: number) => void }

function PreviewPane({ text, kind, area, onLine }: PreviewProps): ReactNode {
  const { html, findings, failed } = usePreview(text, kind)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form may have several previews, so not a landmark
    <div role="group" className="markdown-preview needs-script" aria-label={markdownTexts.preview}>
      <p className="preview-title">{markdownTexts.preview}</p>
      <AuthorHints findings={findings} area={area} onLine={onLine} />
      {failed && <p className="note">{markdownTexts.previewFailed}</p>}
      {html === '' ? <p className="note">{markdownTexts.previewEmpty}</p> : <HtmlContent safeHtml={html} />}
    </div>
  )
}

/** Grows the textarea with its text in browsers without `field-sizing`. */
function useGrowth(area: AreaRef, text: string): void {
  // The text is not read here, but each change may need another height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!area.current || CSS.supports('field-sizing', 'content')) return
    area.current.style.height = 'auto'
    area.current.style.height = `${area.current.scrollHeight + 4}px`
  }, [area, text])
}
