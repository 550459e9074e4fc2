import { type ReactNode, useId, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { useConfirm } from '../../ui/components/confirm-dialog.tsx'
import { PictureImage } from '../../ui/components/picture-image.tsx'
import type { LibraryResult } from './library-actions.server.ts'
import type { LibraryPicture } from './library-loader.server.ts'
import { mediaTexts } from './media-texts.ts'
import { describePicture } from './picture-address.ts'
import type { PictureUse } from './picture-uses.server.ts'

/**
 * A picture in the library, with its alternative text and the documents that show it; removable if there are
 * none.
 */
export function LibraryCard({ picture }: { picture: LibraryPicture }): ReactNode {
  const shown = describePicture(picture.address)
  return (
    <li className="card">
      {shown && (
        <div className="library-picture">
          <PictureImage
            picture={shown}
            alt={picture.alt}
            sizes="(max-width: 40rem) 100vw, 20rem"
            loading="lazy"
          />
        </div>
      )}
      <div className="card-body">
        <p className="note">{mediaTexts.pixels(picture.width, picture.height)}</p>
        <AltForm picture={picture} />
        <Uses picture={picture} />
        {picture.uses.length === 0 && <RemoveButton picture={picture} />}
      </div>
    </li>
  )
}

function AltForm({ picture }: { picture: LibraryPicture }): ReactNode {
  const fetcher = useFetcher<LibraryResult>()
  const id = useId()
  return (
    <fetcher.Form method="post" action="/editor/imagenes" className="field">
      <label htmlFor={id}>{mediaTexts.alt}</label>
      <input type="hidden" name="intent" value="alt" />
      <input type="hidden" name="id" value={picture.id} />
      <textarea className="input" id={id} name="alt" rows={2} maxLength={500} defaultValue={picture.alt} />
      <div className="buttons">
        <button
          type="submit"
          className="button button-quiet button-small"
          disabled={fetcher.state !== 'idle'}
        >
          {mediaTexts.saveAlt}
        </button>
      </div>
      <p role="status" className="note">
        {fetcher.state === 'idle' && fetcher.data?.status === 'saved' && mediaTexts.saved}
      </p>
    </fetcher.Form>
  )
}

function Uses({ picture: { uses } }: { picture: LibraryPicture }): ReactNode {
  if (uses.length === 0) return <p className="note">{mediaTexts.unused}</p>
  return (
    <div>
      <p className="note">{mediaTexts.usedIn}</p>
      <ul className="library-uses">
        {uses.map(({ tipo: kindSlug, id, title }) => (
          <li key={`${kindSlug}/${id}`}>
            <Use tipo={kindSlug} id={id} title={title} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Use({ tipo: kindSlug, id, title }: PictureUse): ReactNode {
  if (kindSlug === 'papelera') return mediaTexts.inBin(title)
  if (kindSlug === 'borradores') return mediaTexts.inDraft(title)
  if (kindSlug === 'historial') return mediaTexts.inHistory(title)
  return <Link to={`/edit/${kindSlug}/${encodeURIComponent(id)}`}>{title}</Link>
}

function RemoveButton({ picture }: { picture: LibraryPicture }): ReactNode {
  const fetcher = useFetcher<LibraryResult>()
  const { dialog, ask } = useConfirm()
  const [isAsking, setAsking] = useState(false)
  const remove = async (): Promise<void> => {
    setAsking(true)
    const accepted = await ask(mediaTexts.confirmRemove)
    setAsking(false)
    if (!accepted) return
    await fetcher.submit({ intent: 'remove', id: picture.id }, { method: 'post', action: '/editor/imagenes' })
  }
  return (
    <div className="card-actions">
      {dialog}
      <button
        type="button"
        className="button button-danger button-small"
        disabled={isAsking || fetcher.state !== 'idle'}
        aria-label={picture.alt ? mediaTexts.removeLabel(picture.alt) : undefined}
        onClick={() => void remove()}
      >
        {mediaTexts.remove}
      </button>
      <p role="status" className="upload-error">
        {fetcher.data?.status === 'in-use' && mediaTexts.inUse}
      </p>
    </div>
  )
}
