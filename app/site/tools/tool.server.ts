import { serveDocument } from '../../documents/core/serve-document.server.ts'
import { sortName } from './sort-name.ts'
import { addToolSchema, tool } from './tool.ts'

export const servedTool = serveDocument(tool, {
  listedBy: { column: 'sortName', descending: false },
  search: ({ name, description, category }) => ({ title: name, text: [description, category] }),
  shortSchema: addToolSchema,
  derived: { sortName: ({ name }) => sortName(name) },
})
