import { type DocumentKind, defineKind } from '../documents/document-kind.server.ts'
import { categoryEditingTexts } from './category-editing-texts.ts'
import {
  createCategory,
  deleteCategory,
  deleteUnusedCategories,
  updateCategory,
} from './category-repository.server.ts'
import { categorySchema } from './category-schema.ts'

/** Categories, as the editor writes them. */
export const categoryKind: DocumentKind = defineKind({
  tipo: categoryEditingTexts.tipo,
  table: 'syllabus',
  fields: ['name', 'color', 'position'],
  titleField: 'name',
  uniqueField: 'name',
  texts: categoryEditingTexts,
  schema: categorySchema,
  create: createCategory,
  update: updateCategory,
  remove: deleteCategory,
  removeAll: deleteUnusedCategories,
})
