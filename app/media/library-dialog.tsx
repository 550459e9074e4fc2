import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { PictureImage } from '../ui/picture-image.tsx'
import type { LibraryPicture } from './library-loader.server.ts'
import { mediaTexts } from './media-texts.ts'
import { describePicture } from './picture-address.ts'

type Answer = { pictures: LibraryPicture[]; next: string | null }

/** «Elegir de la biblioteca»: a picture that was uploaded before goes into the form. */
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
  const { load, data, state } = useFetcher<Answer>()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    void load('/editor/imagenes')
  }, [load])
  const choose = (address: string): void => {
    onChoose(address)
    dialog.current?.close()
  }
  return (
    <dialog ref={dialog} className="dialog library-dialog" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{mediaTexts.title}</h2>
      <p role="status" className="note">
        {!data && state !== 'idle' && mediaTexts.loading}
        {data?.pictures.length === 0 && mediaTexts.empty}
      </p>
      <ul className="library-choices">
        {data?.pictures.map((picture) => (
          <li key={picture.id}>
            <Choice picture={picture} onChoose={choose} />
          </li>
        ))}
      </ul>
      <div className="buttons">
        {data?.next && (
          <button
            type="button"
            className="button button-quiet button-small"
            onClick={() => void load(`/editor/imagenes?desde=${data.next}`)}
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

type ChoiceProps = { picture: LibraryPicture; onChoose: (address: string) => void }

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
