import { serveDocument } from '../../documents/core/serve-document.server.ts'
import { toColor } from './category.ts'
import { topic } from './topic.ts'
import { topicSheet } from './topic-sheet.ts'

export const servedTopic = serveDocument(topic, {
  block: 'categoryId',
  leads: { to: 'learn' },
  follows: 'createdAt',
  // Rank topics first: a word should be explained before it is used.
  searchWorth: 1.16,
  explain: ({ title, description, content }) => [title, description, content],
  sheet: ({ id, title, color }, block) =>
    topicSheet({
      id,
      title,
      categoryName: String(block?.name ?? ''),
      color: toColor(String(color ?? block?.color ?? '')),
    }),
  search: ({ title, description, content }) => ({ title, text: [description, content] }),
})
