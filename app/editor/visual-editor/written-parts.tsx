import { type ReactNode, useState } from 'react'
import type { MediaLocation } from '../../documents/media/picture-address.ts'
import { FormulaDialog } from './formula-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { type WrittenPart, writtenFormula, writtenLink, writtenPicture } from './written-part.ts'

export type WrittenPartProps = {
  /** The selected text. */
  chosen: string
  folder: MediaLocation | undefined
  setBusy: (busy: boolean) => void
  onAccept: (part: WrittenPart) => void
  onClose: () => void
}

/** The link dialog of the source mode. */
export function WrittenLink({ chosen, onAccept, onClose }: WrittenPartProps): ReactNode {
  return (
    <LinkDialog
      href=""
      text={chosen.replace(/\s+/g, ' ').trim()}
      onAccept={(href, words) => onAccept(writtenLink(href, words))}
      onRemove={undefined}
      onClose={onClose}
    />
  )
}

/** The picture dialog of the source mode. */
export function WrittenPicture({ folder, setBusy, onAccept, onClose }: WrittenPartProps): ReactNode {
  const [none] = useState({ src: '', alt: '', title: '' })
  return (
    <PictureDialog
      picture={none}
      file={undefined}
      folder={folder ?? 'temarioImages'}
      onAccept={(picture) => onAccept(writtenPicture(picture))}
      onRemove={undefined}
      onBusy={setBusy}
      onClose={onClose}
    />
  )
}

/** The formula dialog of the source mode. A selection becomes the formula. */
export function WrittenFormula({ chosen, onAccept, onClose }: WrittenPartProps): ReactNode {
  const [, signs, tex = chosen] = /^\s*(\${1,2})([^$]*)\1\s*$/.exec(chosen) ?? []
  return (
    <FormulaDialog
      tex={tex.trim()}
      isBlock={signs === '$$'}
      onAccept={(written, isBlock) => onAccept(writtenFormula(written, isBlock))}
      onRemove={undefined}
      onClose={onClose}
    />
  )
}
