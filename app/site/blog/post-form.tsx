import type { ReactNode } from 'react'
import { formOf } from '../../editor/form/form-of.tsx'
import { post } from './post.ts'

/** The form of a post. */
export const PostForm: () => ReactNode = formOf(post, {
  text: ['title', 'summary', 'content'],
  data: ['slug', ['category', 'date'], 'published', 'imageUrl'],
})
