import type { ReactNode } from 'react'
import { recordAudit } from '../accounts/audit-context.ts'
import { requireAdmin } from '../accounts/guards.server.ts'
import { databaseContext } from '../db/database-context.ts'
import { DocumentForm } from '../editor/document-form.tsx'
import { answerForm, loadForm } from '../editor/save-form.server.ts'
import { readForm } from '../ui/read-form.server.ts'
import type { Route } from './+types/edit-tool-page.ts'
import { toolEditingTexts } from './tool-editing-texts.ts'
import { ToolForm } from './tool-form.tsx'
import { toolKind } from './tool-kind.server.ts'
import { toolSchema } from './tool-schema.ts'

export const handle = { hydrate: true }

/** /edit/tools/{id} and /edit/tools/nuevo */
export async function loader({ context, params }: Route.LoaderArgs) {
  await requireAdmin(context)
  const db = context.get(databaseContext)
  return { loaded: await loadForm(db, toolKind, { id: params.id }) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: accountId } = await requireAdmin(context)
  return answerForm(context.get(databaseContext), toolKind, {
    id: params.id,
    form: await readForm(request),
    accountId,
    record: (id) => recordAudit(context, { action: 'save', accountId, tipo: 'tools', id }),
  })
}

export default function EditToolPage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  return (
    <DocumentForm loaded={loaderData.loaded} answer={actionData} schema={toolSchema} texts={toolEditingTexts}>
      <ToolForm />
    </DocumentForm>
  )
}
