import type { ReactNode } from 'react'
import { recordAudit } from '../accounts/audit-context.ts'
import { requireAdmin } from '../accounts/guards.server.ts'
import { databaseContext } from '../db/database-context.ts'
import { DocumentForm } from '../editor/document-form.tsx'
import { answerForm, loadForm } from '../editor/save-form.server.ts'
import { readForm } from '../ui/read-form.server.ts'
import type { Route } from './+types/edit-challenge-page.ts'
import { challengeEditingTexts } from './challenge-editing-texts.ts'
import { ChallengeForm } from './challenge-form.tsx'
import { challengeKind } from './challenge-kind.server.ts'
import { challengeSchema } from './challenge-schema.ts'

export const handle = { hydrate: true }

/** /edit/retos/{id} and /edit/retos/nuevo */
export async function loader({ context, params }: Route.LoaderArgs) {
  await requireAdmin(context)
  const db = context.get(databaseContext)
  return { loaded: await loadForm(db, challengeKind, { id: params.id }) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: accountId } = await requireAdmin(context)
  return answerForm(context.get(databaseContext), challengeKind, {
    id: params.id,
    form: await readForm(request),
    accountId,
    record: (id) => recordAudit(context, { action: 'save', accountId, tipo: 'retos', id }),
  })
}

export default function EditChallengePage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  return (
    <DocumentForm
      loaded={loaderData.loaded}
      answer={actionData}
      schema={challengeSchema}
      texts={challengeEditingTexts}
      address={loaderData.loaded.id === null ? undefined : `/retos/${loaderData.loaded.fields.slug}`}
    >
      <ChallengeForm />
    </DocumentForm>
  )
}
