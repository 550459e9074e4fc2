import { type DocumentKind, defineKind } from '../documents/document-kind.server.ts'
import { challengeEditingTexts } from './challenge-editing-texts.ts'
import { createChallenge, deleteChallenge, updateChallenge } from './challenge-repository.server.ts'
import { challengeSchema } from './challenge-schema.ts'

/** Challenges, as the editor writes them. */
export const challengeKind: DocumentKind = defineKind({
  tipo: challengeEditingTexts.tipo,
  table: 'challenges',
  fields: ['title', 'slug', 'description', 'startsOn', 'imageUrl', 'content'],
  titleField: 'title',
  uniqueField: 'slug',
  texts: challengeEditingTexts,
  listedBy: { column: 'startsOn', descending: true },
  schema: challengeSchema,
  create: createChallenge,
  update: updateChallenge,
  remove: deleteChallenge,
})
