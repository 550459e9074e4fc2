import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Picture } from '../../platform/markdown/picture.ts'
import { CardPicture } from '../../ui/components/card-picture.tsx'
import { challengeAnchor } from './challenge.ts'
import { challengesTexts } from './challenges-texts.ts'

type FeaturedChallengeProps = {
  challenge: { slug: string; title: string; description: string } | undefined
  picture: Picture | undefined
  children?: ReactNode
}

/** The challenge of the week (docs/product.md 3.4). */
export function FeaturedChallenge({ challenge, picture, children }: FeaturedChallengeProps): ReactNode {
  if (!challenge) return <p className="empty">{challengesTexts.noFeatured}</p>
  return (
    <article className="panel featured" id={challengeAnchor(challenge.slug)} data-color="orange">
      <div className="featured-body">
        <h3>{challenge.title}</h3>
        <p>{challenge.description}</p>
        <p className="note">{challengesTexts.invitation}</p>
        <Link className="button" to={`/retos/${challenge.slug}`}>
          {challengesTexts.detailsAndSend}
        </Link>
        {children}
      </div>
      <CardPicture title={challenge.title} picture={picture} eager />
    </article>
  )
}
