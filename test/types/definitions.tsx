// Read by tsc alone: each `@ts-expect-error` fails the check when the types let the mistake through.

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
// @ts-expect-error: who may read and write has no default
defineDocument({ ...common, title: 'name', card })
// @ts-expect-error: the title is one of the fields
defineDocument({ ...common, title: 'title', access, card })
// @ts-expect-error: nobody but admins writes
defineDocument({ ...common, title: 'name', access: { read: 'everyone', write: 'everyone' }, card })
// @ts-expect-error: a card says what it is of
defineDocument({ ...common, title: 'name', access, card: () => ({ text: '' }) })

// @ts-expect-error: a search finds by fields that there are
serveDocument(category, { search: ({ title }) => ({ title, text: [] }) })
// @ts-expect-error: what is visible is asked of a field
serveDocument(category, { search: ({ name }) => ({ title: name, text: [] }), visible: () => ['x', '=', 1] })

const Input = inputsOf(category)
export const inputs = [<Input key="name" name="name" />]
// @ts-expect-error: a form asks for fields that there are
export const wrong = [<Input key="title" name="title" />]
