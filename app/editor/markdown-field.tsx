import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Field as FieldDefinition, PreviewKind } from '../documents/field.ts'
import { HtmlContent } from '../ui/html-content.tsx'
import { AuthorHints } from './author-hints.tsx'
import { markdownTexts } from './editor-texts.ts'
import { fieldId, useFormState } from './form-context.ts'
import { describedBy, Field } from './form-field.tsx'
import { MarkdownToolbar } from './markdown-toolbar.tsx'
import { useImagePaste } from './use-image-paste.ts'
import { usePreview } from './use-preview.ts'

type MarkdownFieldProps = { name: string; field: FieldDefinition; rows: number; kind: PreviewKind }

/** A text in Markdown: toolbar, textarea that grows, and beside it what readers will see. */
export function MarkdownField({ name, field, rows, kind }: MarkdownFieldProps): ReactNode {
  const { fields, errors } = useFormState()
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(fields[name] ?? '')
  const { events, status } = useImagePaste(name)
  useGrowth(area, text)
  return (
    <Field name={name} field={field}>
      <div className="markdown-field">
        <div className="markdown-write">
          <MarkdownToolbar area={area} id={fieldId(name)} mayAsk={kind === 'questions'} />
          <textarea
            ref={area}
            id={fieldId(name)}
            name={name}
            rows={rows}
            className={rows === 12 ? 'input markdown-text' : 'input markdown-text markdown-short'}
            defaultValue={fields[name] ?? ''}
            onInput={(event) => setText(event.currentTarget.value)}
            {...describedBy(name, field, errors[name])}
            {...events}
          />
          <p role="status" className="note">
            {status}
          </p>
        </div>
        <PreviewPane text={text} kind={kind} area={area} />
      </div>
    </Field>
  )
}

type AreaRef = RefObject<HTMLTextAreaElement | null>

type PreviewProps = { text: string; kind: PreviewKind; area: AreaRef }

function PreviewPane({ text, kind, area }: PreviewProps): ReactNode {
  const { html, findings, failed } = usePreview(text, kind)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of text; a form may have two, so it is no landmark
    <div role="group" className="markdown-preview needs-script" aria-label={markdownTexts.preview}>
      <p className="preview-title">{markdownTexts.preview}</p>
      <AuthorHints findings={findings} area={area} />
      {failed && <p className="note">{markdownTexts.previewFailed}</p>}
      {html === '' ? <p className="note">{markdownTexts.previewEmpty}</p> : <HtmlContent safeHtml={html} />}
    </div>
  )
}

/** Grows the textarea with its text where the style sheet cannot (`field-sizing`). */
function useGrowth(area: AreaRef, text: string): void {
  // The text is not read here, but each change of it may need more room.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!area.current || CSS.supports('field-sizing', 'content')) return
    area.current.style.height = 'auto'
    area.current.style.height = `${area.current.scrollHeight + 4}px`
  }, [area, text])
}
