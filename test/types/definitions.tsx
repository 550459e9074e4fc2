// Checked by tsc only: each `@ts-expect-error` fails the check if the types accept the mistake.

import { defineDocument } from '../../app/documents/core/define-document.ts'
import { text } from '../../app/documents/core/fields.ts'
import { serveDocument } from '../../app/documents/core/serve-document.server.ts'
import { inputsOf } from '../../app/editor/form/inputs.tsx'
import { category } from '../../app/site/topics/category.ts'

const fields = { name: text({ label: 'Nombre', required: 'el nombre' }) }
const common = {
  tipo: 'x',
  table: 'tools',
  words: { one: 'x', many: 'x', gender: 'm' },
  list: '/',
  section: 'X',
  fields,
  unique: [],
} as const
const access = { read: 'everyone', write: 'admin' } as const
const card = ({ name }: { name: string }) => ({ title: name, text: '' })

defineDocument({ ...common, title: 'name', access, card })
// @ts-expect-error: access has no default
defineDocument({ ...common, title: 'name', card })
// @ts-expect-error: the title must be a declared field
defineDocument({ ...common, title: 'title', access, card })
// @ts-expect-error: only admins may write
defineDocument({ ...common, title: 'name', access: { read: 'everyone', write: 'everyone' }, card })
// @ts-expect-error: a card needs a title
defineDocument({ ...common, title: 'name', access, card: () => ({ text: '' }) })

// @ts-expect-error: a search may read only declared fields
serveDocument(category, { search: ({ title }) => ({ title, text: [] }) })
// @ts-expect-error: visibility must refer to a declared field
serveDocument(category, { search: ({ name }) => ({ title: name, text: [] }), visible: () => ['x', '=', 1] })

const Input = inputsOf(category)
export const inputs = [<Input key="name" name="name" />]
// @ts-expect-error: a form may only contain declared fields
export const wrong = [<Input key="title" name="title" />]
