import { serveDocument } from '../../documents/core/serve-document.server.ts'
import { post } from './post.ts'
import { postSheet } from './post-sheet.ts'

export const servedPost = serveDocument(post, {
  visible: () => ['published', '=', 1],
  follows: 'date',
  listedBy: { column: 'date', descending: true },
  sheet: postSheet,
  search: ({ title, summary, content }) => ({ title, text: [summary, content] }),
})
