import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ImportedDocument } from '../documents/document-import.ts'
import type { EditingTexts } from '../documents/editing-texts.ts'
import { editorTexts } from './editor-texts.ts'
import { ImportButton } from './import-button.tsx'

type FormHeadProps = {
  heading: string
  id: string | null
  texts: EditingTexts
  address?: string | undefined
  officialCategories?: readonly { id: string; name: string }[]
  onImport: (file: string, result: ImportedDocument) => void
}

/** What a form is about, and what can be done with its document besides saving it. */
export function FormHead({
  heading,
  id,
  texts,
  address,
  officialCategories = [],
  onImport,
}: FormHeadProps): ReactNode {
  return (
    <div className="edit-head">
      <h1>{heading}</h1>
      <div className="buttons">
        <ImportButton tipo={texts.tipo} officialCategories={officialCategories} onImport={onImport} />
        {id !== null && (
          <Link
            className="button button-quiet"
            to={`/editor/historial/${texts.tipo}/${encodeURIComponent(id)}`}
          >
            {editorTexts.history}
          </Link>
        )}
        {address !== undefined && (
          <Link className="button button-quiet" to={address}>
            {editorTexts.view}
          </Link>
        )}
      </div>
    </div>
  )
}
