import { serveDocument } from '../documents/serve-document.server.ts'
import { topic } from './topic.ts'

export const servedTopic = serveDocument(topic, {
  search: ({ title, description, content }) => ({ title, text: [description, content] }),
})
