import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Picture } from '../markdown/picture.ts'
import { CardPicture } from '../ui/card-picture.tsx'

type TopicCardProps = {
  id?: string | undefined
  topic: { id: string; title: string; description: string; color: string }
  picture: Picture | undefined
  /** What the card says above its title, such as the category. */
  label?: string
  children?: ReactNode
}

/** A topic in a list: the whole card is one link. */
export function TopicCard({ id, topic, picture, label, children }: TopicCardProps): ReactNode {
  return (
    <article id={id} className="card topic-card" data-color={topic.color}>
      <CardPicture title={topic.title} picture={picture} />
      <div className="card-body">
        {label && <p className="card-label">{label}</p>}
        <h3>
          <Link className="card-link" to={`/topic/${topic.id}`} prefetch="none">
            {topic.title}
          </Link>
        </h3>
        <p className="clamp">{topic.description}</p>
        {children}
      </div>
    </article>
  )
}
