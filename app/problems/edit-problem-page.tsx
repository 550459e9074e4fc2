import type { ReactNode } from 'react'
import { recordAudit } from '../accounts/audit-context.ts'
import { requireAdmin } from '../accounts/guards.server.ts'
import { databaseContext } from '../db/database-context.ts'
import { DocumentForm } from '../editor/document-form.tsx'
import { answerForm, loadForm } from '../editor/save-form.server.ts'
import { readForm } from '../ui/read-form.server.ts'
import type { Route } from './+types/edit-problem-page.ts'
import { problemEditingTexts } from './problem-editing-texts.ts'
import { ProblemForm } from './problem-form.tsx'
import { problemKind } from './problem-kind.server.ts'
import { defaultDifficulty, problemSchema } from './problem-schema.ts'

export const handle = { hydrate: true }

/** /edit/problemas/{id} and /edit/problemas/nuevo */
export async function loader({ context, params }: Route.LoaderArgs) {
  await requireAdmin(context)
  const db = context.get(databaseContext)
  return {
    loaded: await loadForm(db, problemKind, { id: params.id, blank: { difficulty: defaultDifficulty } }),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: accountId } = await requireAdmin(context)
  return answerForm(context.get(databaseContext), problemKind, {
    id: params.id,
    form: await readForm(request),
    accountId,
    record: (id) => recordAudit(context, { action: 'save', accountId, tipo: 'problemas', id }),
  })
}

export default function EditProblemPage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  return (
    <DocumentForm
      loaded={loaderData.loaded}
      answer={actionData}
      schema={problemSchema}
      texts={problemEditingTexts}
    >
      <ProblemForm />
    </DocumentForm>
  )
}
