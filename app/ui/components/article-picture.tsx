import type { ReactNode } from 'react'
import { pictureTexts } from '../../platform/markdown/picture-texts.ts'
import { PartStyle } from '../styles/part-styles.tsx'
import { PictureImage, type ShownPicture } from './picture-image.tsx'
import { uiTexts } from './ui-texts.ts'

type ArticlePictureProps = {
  picture:
    | {
        kind: 'picture'
        picture: ShownPicture
        alt: string
      }
    | { kind: 'link'; url: string }
    | undefined
  /** `low` for a picture inside a closed fold or far down the page. */
  priority?: 'high' | 'low'
}

/**
 * The picture at the head of an article: loaded with high priority, with its size, to avoid layout shift. It
 * links to its file; a script opens it in a viewer.
 */
export function ArticlePicture({ picture: head, priority = 'high' }: ArticlePictureProps): ReactNode {
  if (!head) return null
  if (head.kind === 'link') {
    return (
      <p>
        <a href={head.url} rel="noopener noreferrer">
          {uiTexts.outsidePicture}
        </a>
      </p>
    )
  }
  return (
    <a
      className="figure-link"
      href={head.picture.src}
      aria-label={head.alt === '' ? pictureTexts.enlarge : undefined}
    >
      <PartStyle name="document" />
      <PictureImage
        className="article-picture"
        picture={head.picture}
        sizes="(max-width: 40rem) 100vw, 40rem"
        alt={head.alt}
        {...(priority === 'high' ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </a>
  )
}
