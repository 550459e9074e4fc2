import { type DocumentKind, defineKind } from '../documents/document-kind.server.ts'
import { topicEditingTexts } from './topic-editing-texts.ts'
import { createTopic, deleteTopic, updateTopic } from './topic-repository.server.ts'
import { topicSchema } from './topic-schema.ts'

/** Topics, as the editor writes them. */
export const topicKind: DocumentKind = defineKind({
  tipo: topicEditingTexts.tipo,
  table: 'topics',
  fields: ['title', 'slug', 'description', 'categoryId', 'color', 'imageUrl', 'content'],
  titleField: 'title',
  uniqueField: 'slug',
  texts: topicEditingTexts,
  schema: topicSchema,
  create: createTopic,
  update: updateTopic,
  remove: deleteTopic,
})
