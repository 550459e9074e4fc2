import type { ReactNode } from 'react'
import { PictureImage, type ShownPicture } from './picture-image.tsx'
import { TitlePicture } from './title-picture.tsx'

/** `sizes`: its displayed width, if it is narrower than a card. */
type CardPictureProps = {
  title: string
  picture: ShownPicture | undefined
  eager?: boolean
  sizes?: string
}

const cardSizes = '(max-width: 40rem) 100vw, 22rem'

/**
 * The picture of a card or of a page head. It is decorative, so its alternative text is empty: the title is
 * beside it.
 */
export function CardPicture({ title, picture, eager, sizes = cardSizes }: CardPictureProps): ReactNode {
  return (
    <div className="card-picture">
      {picture ? (
        <PictureImage
          picture={picture}
          alt=""
          sizes={sizes}
          loading={eager ? 'eager' : 'lazy'}
          {...(eager ? { fetchPriority: 'high' } : {})}
          decoding="async"
        />
      ) : (
        <TitlePicture title={title} />
      )}
    </div>
  )
}
