import type { ReactNode } from 'react'
import { formOf } from '../../editor/form/form-of.tsx'
import { tool } from './tool.ts'

/** The form of a tool. */
export const ToolForm: () => ReactNode = formOf(tool, [
  'name',
  'description',
  ['category', 'url'],
  ['runsIn', 'account', 'language'],
  'imageUrl',
])
