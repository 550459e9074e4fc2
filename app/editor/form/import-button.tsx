import { type ReactNode, useRef } from 'react'
import type { DocumentDefinition } from '../../documents/core/define-document.ts'
import type { ImportedDocument, ReferenceChoices } from '../../documents/core/document-import.ts'
import { useEarlyFile } from '../../ui/components/use-early-file.ts'
import { editorTexts } from './editor-texts.ts'

type ImportButtonProps = {
  definition: DocumentDefinition
  references: ReferenceChoices
  onImport: (file: string, result: ImportedDocument) => void
}

/** The button «Importar Markdown»: reads one file in the browser (docs/product.md 6.5). */
export function ImportButton({ definition, references, onImport }: ImportButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: File): Promise<void> => {
    // Reset the input, so that choosing the same file again also fires a change event.
    if (input.current) input.current.value = ''
    const result = await import('./read-markdown-file.ts').then(
      ({ readMarkdownFile }) => readMarkdownFile(definition, file, references),
      (): ImportedDocument => ({ ok: false, message: editorTexts.importUnreadable }),
    )
    onImport(file.name, result)
  }
  useEarlyFile(input, (file) => void read(file))
  return (
    <div className="needs-script">
      <input
        ref={input}
        type="file"
        accept=".md,.markdown,text/markdown"
        hidden
        autoComplete="off"
        aria-label={editorTexts.importMarkdown}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) void read(file)
        }}
      />
      <button type="button" className="button button-quiet" onClick={() => input.current?.click()}>
        {editorTexts.importMarkdown}
      </button>
    </div>
  )
}
