import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { PictureImage } from '../../ui/components/picture-image.tsx'
import { mediaTexts } from './media-texts.ts'
import { describePicture } from './picture-address.ts'
import { type LibraryPage, useLibrary } from './use-library.ts'

/** «Elegir de la biblioteca»: selects an already uploaded picture for the form. */
export function LibraryDialog({ onChoose }: { onChoose: (address: string) => void }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button button-quiet button-small" onClick={() => setOpen(true)}>
        {mediaTexts.chooseFromLibrary}
      </button>
      {isOpen && <OpenDialog onChoose={onChoose} onClose={() => setOpen(false)} />}
    </>
  )
}

type OpenDialogProps = { onChoose: (address: string) => void; onClose: () => void }

function OpenDialog({ onChoose, onClose }: OpenDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { load, page, state } = useLibrary()
  const last = useRef<string>(undefined)
  const show = (after?: string): void => {
    last.current = after
    void load(after)
  }
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    void load()
  }, [load])
  const choose = (address: string): void => {
    onChoose(address)
    dialog.current?.close()
  }
  return (
    <dialog ref={dialog} className="dialog library-dialog" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{mediaTexts.title}</h2>
      <p role="status" className="note">
        {state === 'loading' && mediaTexts.loading}
        {state === 'failed' && mediaTexts.libraryFailed}
        {state === 'shown' && page?.pictures.length === 0 && mediaTexts.empty}
      </p>
      {state === 'failed' && (
        <button type="button" className="button button-small" onClick={() => show(last.current)}>
          {mediaTexts.retry}
        </button>
      )}
      <ul className="library-choices">
        {page?.pictures.map((picture) => (
          <li key={picture.id}>
            <Choice picture={picture} onChoose={choose} />
          </li>
        ))}
      </ul>
      <div className="buttons">
        {page?.next && (
          <button
            type="button"
            className="button button-quiet button-small"
            onClick={() => show(page.next ?? undefined)}
          >
            {mediaTexts.older}
          </button>
        )}
        <button type="button" className="button button-small" onClick={() => dialog.current?.close()}>
          {mediaTexts.close}
        </button>
      </div>
    </dialog>
  )
}

type ChoiceProps = { picture: LibraryPage['pictures'][number]; onChoose: (address: string) => void }

function Choice({ picture, onChoose }: ChoiceProps): ReactNode {
  const shown = describePicture(picture.address)
  const size = mediaTexts.pixels(picture.width, picture.height)
  return (
    <button type="button" className="library-choice" onClick={() => onChoose(picture.address)}>
      {shown && <PictureImage picture={shown} alt="" sizes="10rem" loading="lazy" />}
      <span className="visually-hidden">{mediaTexts.use}: </span>
      <span className="clamp">{picture.alt || size}</span>
    </button>
  )
}
