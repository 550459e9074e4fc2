import type { ReactNode } from 'react'
import { data } from 'react-router'
import { recordAudit } from '../accounts/accounts/record-audit.ts'
import { newId } from '../documents/core/define-document.ts'
import { requireWriter } from '../documents/core/document-access.server.ts'
import type { DocumentKind } from '../documents/core/serve-document.server.ts'
import { fillWithCopy } from '../editor/form/copy-form.server.ts'
import { DocumentForm } from '../editor/form/document-form.tsx'
import { editRouteErrors } from '../editor/form/editor-texts.ts'
import { answerForm, loadForm } from '../editor/form/save-form.server.ts'
import { services } from '../platform/http/app-context.ts'
import type { PageHandle } from '../platform/http/page-handle.ts'
import { readForm } from '../platform/http/read-form.server.ts'
import { readParameters } from '../platform/http/read-parameters.ts'
import type { Route } from './+types/edit-page.ts'
import { editedDocuments } from './registry.ts'

export const handle = { hydrate: true, parameters: ['copia'] } as const satisfies PageHandle

/**
 * /edit/{tipo}/{id} and /edit/{tipo}/nuevo: the form of any kind of document. `?copia={id}` fills a new form
 * from a copy.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const kind = services(context).registry.find(params.tipo)
  await requireWriter(context, kind)
  if (!kind || hasNoBlankForm(kind, params.id))
    throw data({ message: editRouteErrors.noForm }, { status: 404 })
  const { db } = services(context)
  const opened = await loadForm(db, kind, params.id)
  const { copia } = readParameters(url, handle)
  return copia && params.id === newId ? fillWithCopy(db, kind, opened, copia) : opened
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { tipo: kindSlug, id } = params
  const kind = services(context).registry.find(kindSlug)
  const { id: accountId } = await requireWriter(context, kind)
  if (!kind || hasNoBlankForm(kind, id)) throw data({ message: editRouteErrors.noForm }, { status: 404 })
  return answerForm(services(context).db, kind, {
    id,
    form: await readForm(request),
    accountId,
    record: (saved, action) => {
      recordAudit(context, { action, accountId, tipo: kindSlug, id: saved })
      if (action === 'schedule') services(context).publisher.look()
    },
  })
}

/** Kinds with a fixed set of documents (`builtIn`) have no blank form. */
function hasNoBlankForm({ builtIn: begun }: DocumentKind, id: string): boolean {
  return begun !== undefined && id === newId
}

export default function EditPage({ loaderData, actionData, params }: Route.ComponentProps): ReactNode {
  const edited = editedDocuments.find(({ definition }) => definition.tipo === params.tipo)
  if (!edited) return null
  const { definition, Form } = edited
  return (
    // The key remounts the form for another kind, so that no state of the previous one remains.
    <DocumentForm key={params.tipo} {...loaderData} answer={actionData} definition={definition}>
      <Form />
    </DocumentForm>
  )
}
