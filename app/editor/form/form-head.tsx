import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DocumentDefinition } from '../../documents/core/define-document.ts'
import type { ImportedDocument, ReferenceChoices } from '../../documents/core/document-import.ts'
import { UnpublishButton } from '../../documents/drafts/draft-panel.tsx'
import { editorTexts } from './editor-texts.ts'
import { ImportButton } from './import-button.tsx'

type FormHeadProps = {
  heading: string
  id: string | null
  definition: DocumentDefinition
  address?: string | undefined
  /** Whether any version of the document is published. */
  isPublished: boolean
  references: ReferenceChoices
  onImport: (file: string, result: ImportedDocument) => void
}

/** Heading of a form, with the actions on its document other than saving. */
export function FormHead({
  heading,
  id,
  definition,
  address,
  isPublished,
  references,
  onImport,
}: FormHeadProps): ReactNode {
  return (
    <div className="edit-head">
      <h1>{heading}</h1>
      <div className="buttons">
        <ImportButton definition={definition} references={references} onImport={onImport} />
        {id !== null && (
          <Link
            className="button button-quiet"
            to={`/editor/historial/${definition.tipo}/${encodeURIComponent(id)}`}
          >
            {editorTexts.history}
          </Link>
        )}
        {address !== undefined && (
          <Link className="button button-quiet" to={address}>
            {editorTexts.view}
          </Link>
        )}
        {id !== null && isPublished && <UnpublishButton tipo={definition.tipo} id={id} />}
      </div>
    </div>
  )
}
