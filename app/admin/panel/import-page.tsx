import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { requireEditor } from '../../accounts/accounts/guards.server.ts'
import { pictureFolder } from '../../documents/core/define-document.ts'
import { writableKinds } from '../../documents/core/document-access.server.ts'
import { services } from '../../platform/http/app-context.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { PageTitle } from '../../ui/components/page-title.tsx'
import type { Route } from './+types/import-page.ts'
import { ImportTable } from './import-table.tsx'
import { importTexts } from './import-texts.ts'
import { type ImportKind, useImporting } from './use-importing.ts'

export const handle = { hydrate: true }

/** /editor/importar: imports many documents at once (docs/product.md 6.6). */
export async function loader({ context }: Route.LoaderArgs) {
  const account = await requireEditor(context)
  const kinds = writableKinds(services(context).registry, account).map((kind): ImportKind => {
    const { tipo: kindSlug, folder, texts } = kind
    return { tipo: kindSlug, folder, name: texts.name, pictures: pictureFolder(kind) ?? 'temarioImages' }
  })
  return { kinds }
}

export default function ImportPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { kinds } = loaderData
  const importing = useImporting(kinds)
  const { rows, working, message, finished } = importing
  return (
    <div className="page import-page">
      <PageHead title={importTexts.title} />
      <PageTitle heading={importTexts.title} intro={importTexts.intro} />
      {rows.length === 0 && (
        <FileChoice kinds={kinds} busy={working !== undefined} onChoose={importing.choose} />
      )}
      <div role="status" className={working || message ? 'form-notice' : undefined}>
        {working && <p>{working.text}</p>}
        {working && <progress {...(working.all > 0 && { value: working.done, max: working.all })} />}
        {message && <p>{message}</p>}
      </div>
      {rows.length > 0 && (
        <>
          <ImportTable
            rows={rows}
            kinds={kinds}
            findPicture={importing.findPicture}
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

type FileChoiceProps = {
  kinds: readonly ImportKind[]
  busy: boolean
  onChoose: (files: readonly File[], otherwise: string) => Promise<void>
}

function FileChoice({ kinds, busy, onChoose }: FileChoiceProps): ReactNode {
  const [otherwise, setOtherwise] = useState(kinds[0]?.tipo ?? '')
  const folder = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const read = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const chosen = [...(currentTarget.files ?? [])]
    currentTarget.value = ''
    if (chosen.length > 0) void onChoose(chosen, otherwise)
  }
  /** React's types lack this attribute. */
  const onlyFolders = { webkitdirectory: '' }
  const hidden = { type: 'file', multiple: true, hidden: true, onChange: read }
  return (
    <div className="panel edit-form needs-script">
      <div className="field">
        <label htmlFor="tipo">{importTexts.tipoLabel}</label>
        <select
          id="tipo"
          className="input"
          value={otherwise}
          onChange={({ currentTarget }) => setOtherwise(currentTarget.value)}
        >
          {kinds.map(({ tipo: kindSlug, name }) => (
            <option key={kindSlug} value={kindSlug}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="buttons">
        <input ref={folder} {...hidden} {...onlyFolders} aria-label={importTexts.folder} />
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
