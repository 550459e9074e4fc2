import { type DocumentKind, defineKind } from '../documents/document-kind.server.ts'
import { toolEditingTexts } from './tool-editing-texts.ts'
import { createTool, deleteTool, updateTool } from './tool-repository.server.ts'
import { addToolSchema, toolSchema } from './tool-schema.ts'

const common = {
  tipo: toolEditingTexts.tipo,
  table: 'tools',
  fields: ['name', 'description', 'category', 'url', 'imageUrl'],
  titleField: 'name',
  uniqueField: undefined,
  texts: toolEditingTexts,
  listedBy: { column: 'sortName', descending: false },
  create: createTool,
  update: updateTool,
  remove: deleteTool,
} as const

/** Tools, as the short form on their page writes them: without a category, with a logo. */
export const addedToolKind: DocumentKind = defineKind({ ...common, schema: addToolSchema })

/** Tools, as the editor writes them. */
export const toolKind: DocumentKind = defineKind({ ...common, schema: toolSchema, short: addedToolKind })
