import { type DocumentKind, defineKind } from '../documents/document-kind.server.ts'
import { postEditingTexts } from './post-editing-texts.ts'
import { createPost, deletePost, updatePost } from './post-repository.server.ts'
import { postSchema } from './post-schema.ts'

/** Posts, as the editor writes them. */
export const postKind: DocumentKind = defineKind({
  tipo: postEditingTexts.tipo,
  table: 'blog_posts',
  fields: ['title', 'slug', 'summary', 'category', 'date', 'imageUrl', 'content', 'published'],
  titleField: 'title',
  uniqueField: 'slug',
  texts: postEditingTexts,
  listedBy: { column: 'date', descending: true },
  schema: postSchema,
  create: createPost,
  update: updatePost,
  remove: deletePost,
})
