import { type DocumentKind, defineKind } from '../documents/document-kind.server.ts'
import { problemEditingTexts } from './problem-editing-texts.ts'
import { createProblem, deleteProblem, updateProblem } from './problem-repository.server.ts'
import { problemSchema } from './problem-schema.ts'

/** Problems, as the editor writes them. */
export const problemKind: DocumentKind = defineKind({
  tipo: problemEditingTexts.tipo,
  table: 'problems',
  fields: ['title', 'category', 'difficulty', 'description', 'imageUrl', 'solution', 'result'],
  titleField: 'title',
  uniqueField: undefined,
  texts: problemEditingTexts,
  listedBy: { column: 'createdAt', descending: true },
  schema: problemSchema,
  create: createProblem,
  update: updateProblem,
  remove: deleteProblem,
})
