import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Picture } from '../../platform/markdown/picture.ts'
import { CardPicture } from '../../ui/components/card-picture.tsx'
import { TimeStamp } from '../../ui/components/times.tsx'
import { blogTexts } from './blog-texts.ts'

type PostCardProps = {
  id?: string | undefined
  post: { slug: string; title: string; summary: string; category: string; date: string; published: boolean }
  picture: Picture | undefined
  children?: ReactNode
}

/**
 * A post in a list: picture, title, summary and date (docs/product.md 3.7). Drafts are marked; only editors
 * receive them.
 */
export function PostCard({ id, post, picture, children }: PostCardProps): ReactNode {
  return (
    <article id={id} className="card" data-color="purple">
      <CardPicture title={post.title} picture={picture} />
      <div className="card-body">
        <p className="card-label">{post.category}</p>
        <h3>
          <Link className="card-link" to={`/blog/${post.slug}`}>
            {post.title}
          </Link>
        </h3>
        {!post.published && (
          <p>
            <span className="tag">{blogTexts.draft}</span>
          </p>
        )}
        <p>{post.summary}</p>
        <TimeStamp iso={post.date} />
        {children}
      </div>
    </article>
  )
}
