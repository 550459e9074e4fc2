import type { ReactNode } from 'react'
import { recordAudit } from '../accounts/audit-context.ts'
import { requireAdmin } from '../accounts/guards.server.ts'
import { databaseContext } from '../db/database-context.ts'
import { DocumentForm } from '../editor/document-form.tsx'
import { answerForm, loadForm } from '../editor/save-form.server.ts'
import { readForm } from '../ui/read-form.server.ts'
import type { Route } from './+types/edit-topic-page.ts'
import { listCategories } from './category-repository.server.ts'
import { topicEditingTexts } from './topic-editing-texts.ts'
import { TopicForm } from './topic-form.tsx'
import { topicKind } from './topic-kind.server.ts'
import { topicSchema } from './topic-schema.ts'

export const handle = { hydrate: true }

/** /edit/temario/{id} and /edit/temario/nuevo */
export async function loader({ context, params }: Route.LoaderArgs) {
  await requireAdmin(context)
  const db = context.get(databaseContext)
  const [loaded, categories] = await Promise.all([
    loadForm(db, topicKind, { id: params.id }),
    listCategories(db),
  ])
  return { loaded, categories }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: accountId } = await requireAdmin(context)
  return answerForm(context.get(databaseContext), topicKind, {
    id: params.id,
    form: await readForm(request),
    accountId,
    record: (id) => recordAudit(context, { action: 'save', accountId, tipo: 'temario', id }),
  })
}

export default function EditTopicPage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  return (
    <DocumentForm
      loaded={loaderData.loaded}
      answer={actionData}
      schema={topicSchema}
      texts={topicEditingTexts}
      address={loaderData.loaded.id === null ? undefined : `/topic/${loaderData.loaded.id}`}
      officialCategories={loaderData.categories}
    >
      <TopicForm categories={loaderData.categories} />
    </DocumentForm>
  )
}
