import type { ReactNode } from 'react'
import { PictureImage, type ShownPicture } from './picture-image.tsx'
import { TitlePicture } from './title-picture.tsx'

/** `sizes`: how wide it is shown, where that is less than a card. */
type CardPictureProps = {
  title: string
  picture: ShownPicture | undefined
  eager?: boolean
  sizes?: string
}

const cardSizes = '(max-width: 40rem) 100vw, 22rem'

/** The picture of a card or of the head of a page. It only decorates: the title beside it says the same. */
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
