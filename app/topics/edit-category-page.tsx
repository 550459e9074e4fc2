import type { ReactNode } from 'react'
import { recordAudit } from '../accounts/audit-context.ts'
import { requireAdmin } from '../accounts/guards.server.ts'
import { databaseContext } from '../db/database-context.ts'
import { DocumentForm } from '../editor/document-form.tsx'
import { answerForm, loadForm } from '../editor/save-form.server.ts'
import { readForm } from '../ui/read-form.server.ts'
import type { Route } from './+types/edit-category-page.ts'
import { categoryEditingTexts } from './category-editing-texts.ts'
import { CategoryForm } from './category-form.tsx'
import { categoryKind } from './category-kind.server.ts'
import { categorySchema, defaultColor } from './category-schema.ts'

export const handle = { hydrate: true }

/** /edit/categorias/{id} and /edit/categorias/nuevo */
export async function loader({ context, params }: Route.LoaderArgs) {
  await requireAdmin(context)
  const db = context.get(databaseContext)
  return { loaded: await loadForm(db, categoryKind, { id: params.id, blank: { color: defaultColor } }) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: accountId } = await requireAdmin(context)
  return answerForm(context.get(databaseContext), categoryKind, {
    id: params.id,
    form: await readForm(request),
    accountId,
    record: (id) => recordAudit(context, { action: 'save', accountId, tipo: 'categorias', id }),
  })
}

export default function EditCategoryPage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  return (
    <DocumentForm
      loaded={loaderData.loaded}
      answer={actionData}
      schema={categorySchema}
      texts={categoryEditingTexts}
    >
      <CategoryForm />
    </DocumentForm>
  )
}
