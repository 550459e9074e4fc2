import { serveDocument } from '../documents/serve-document.server.ts'
import { topic } from './topic.ts'

export const servedTopic = serveDocument(topic, {
  block: 'categoryId',
  leads: { to: 'learn' },
  follows: 'createdAt',
  // Who looks for a word wants it explained before it is used.
  searchWorth: 1.25,
  explain: ({ title, description, content }) => [title, description, content],
  search: ({ title, description, content }) => ({ title, text: [description, content] }),
})
