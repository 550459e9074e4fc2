import type { ReactNode } from 'react'
import { recordAudit } from '../accounts/audit-context.ts'
import { requireAdmin } from '../accounts/guards.server.ts'
import { databaseContext } from '../db/database-context.ts'
import { DocumentForm } from '../editor/document-form.tsx'
import { answerForm, loadForm } from '../editor/save-form.server.ts'
import { readForm } from '../ui/read-form.server.ts'
import type { Route } from './+types/edit-post-page.ts'
import { postEditingTexts } from './post-editing-texts.ts'
import { PostForm } from './post-form.tsx'
import { postKind } from './post-kind.server.ts'
import { postSchema } from './post-schema.ts'

export const handle = { hydrate: true }

/** /edit/blog/{id} and /edit/blog/nuevo */
export async function loader({ context, params }: Route.LoaderArgs) {
  await requireAdmin(context)
  const db = context.get(databaseContext)
  return { loaded: await loadForm(db, postKind, { id: params.id, blank: { published: '1' } }) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: accountId } = await requireAdmin(context)
  return answerForm(context.get(databaseContext), postKind, {
    id: params.id,
    form: await readForm(request),
    accountId,
    record: (id) => recordAudit(context, { action: 'save', accountId, tipo: 'blog', id }),
  })
}

export default function EditPostPage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  return (
    <DocumentForm
      loaded={loaderData.loaded}
      answer={actionData}
      schema={postSchema}
      texts={postEditingTexts}
      address={loaderData.loaded.id === null ? undefined : `/blog/${loaderData.loaded.fields.slug}`}
    >
      <PostForm />
    </DocumentForm>
  )
}
