import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { requireAdmin } from '../accounts/guards.server.ts'
import { type Tipo, tipos } from '../documents/tipo.ts'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/import-page.ts'
import { documentsTexts } from './documents-texts.ts'
import { ImportTable } from './import-table.tsx'
import { importTexts } from './import-texts.ts'
import { useImporting } from './use-importing.ts'

export const handle = { hydrate: true }

/** /editor/importar: many documents at once (issue 4, Markdown import). */
export async function loader({ context }: Route.LoaderArgs): Promise<null> {
  await requireAdmin(context)
  return null
}

export default function ImportPage(): ReactNode {
  const importing = useImporting()
  const { rows, working, message, finished } = importing
  return (
    <div className="page import-page">
      <PageHead title={importTexts.title} />
      <div className="page-title">
        <h1>{importTexts.title}</h1>
        <p>{importTexts.intro}</p>
      </div>
      {rows.length === 0 && <FileChoice busy={working !== undefined} onChoose={importing.choose} />}
      <div role="status" className={working || message ? 'form-notice' : undefined}>
        {working && <p>{working.text}</p>}
        {working && <progress {...(working.all > 0 && { value: working.done, max: working.all })} />}
        {message && <p>{message}</p>}
      </div>
      {rows.length > 0 && (
        <>
          <ImportTable
            rows={rows}
            pictures={importing.pictures}
            busy={working !== undefined}
            onRun={finished ? undefined : (paths) => void importing.run(paths)}
          />
          <button type="button" className="button button-quiet" onClick={importing.startAgain}>
            {importTexts.again}
          </button>
        </>
      )}
    </div>
  )
}

type FileChoiceProps = { busy: boolean; onChoose: (files: readonly File[], otherwise: Tipo) => Promise<void> }

function FileChoice({ busy, onChoose }: FileChoiceProps): ReactNode {
  const [otherwise, setOtherwise] = useState<Tipo>('temario')
  const folder = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const read = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const chosen = [...(currentTarget.files ?? [])]
    currentTarget.value = ''
    if (chosen.length > 0) void onChoose(chosen, otherwise)
  }
  const hidden = { type: 'file', multiple: true, hidden: true, onChange: read }
  return (
    <div className="panel edit-form needs-script">
      <div className="field">
        <label htmlFor="tipo">{importTexts.tipoLabel}</label>
        <select
          id="tipo"
          className="input"
          value={otherwise}
          onChange={({ currentTarget }) =>
            setOtherwise(tipos.find((tipo) => tipo === currentTarget.value) ?? 'temario')
          }
        >
          {tipos.map((tipo) => (
            <option key={tipo} value={tipo}>
              {documentsTexts.kinds[tipo]}
            </option>
          ))}
        </select>
      </div>
      <div className="buttons">
        <input ref={folder} {...hidden} {...{ webkitdirectory: '' }} aria-label={importTexts.folder} />
        <button type="button" className="button" disabled={busy} onClick={() => folder.current?.click()}>
          {importTexts.folder}
        </button>
        <input ref={files} {...hidden} accept=".md,.markdown,.zip,image/*" aria-label={importTexts.zip} />
        <button
          type="button"
          className="button button-quiet"
          disabled={busy}
          onClick={() => files.current?.click()}
        >
          {importTexts.zip}
        </button>
      </div>
    </div>
  )
}
