import { type DocumentKind, defineKind } from '../documents/document-kind.server.ts'
import { toolEditingTexts } from './tool-editing-texts.ts'
import { createTool, deleteTool, updateTool } from './tool-repository.server.ts'
import { addToolSchema, toolSchema } from './tool-schema.ts'

/** Tools, as the editor writes them. */
export const toolKind: DocumentKind = defineKind({
  tipo: toolEditingTexts.tipo,
  table: 'tools',
  fields: ['name', 'description', 'category', 'url', 'imageUrl'],
  titleField: 'name',
  uniqueField: undefined,
  texts: toolEditingTexts,
  schema: toolSchema,
  create: createTool,
  update: updateTool,
  remove: deleteTool,
})

/** Tools, as the short form on their page writes them: without a category, with a logo. */
export const addedToolKind: DocumentKind = defineKind({
  ...toolKind,
  schema: addToolSchema,
  create: createTool,
  update: updateTool,
})
