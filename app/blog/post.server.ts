import { serveDocument } from '../documents/serve-document.server.ts'
import { post } from './post.ts'

export const servedPost = serveDocument(post, {
  visible: () => ['published', '=', 1],
  follows: 'date',
  listedBy: { column: 'date', descending: true },
  search: ({ title, summary, content }) => ({ title, text: [summary, content] }),
})
