import type { ReactNode } from 'react'
import { data, Form, Link, redirect } from 'react-router'
import { requireWriter } from '../../documents/core/document-access.server.ts'
import { binDays } from '../../documents/core/document-bin.server.ts'
import { findRow, titleOf } from '../../documents/core/document-rows.server.ts'
import { deletedNotice } from '../../editor/form/done-notices.ts'
import { redirectWithNotice } from '../../editor/form/notice-cookie.server.ts'
import { services } from '../../platform/http/app-context.ts'
import { MessagePage } from '../../ui/components/message-page.tsx'
import { PageHead } from '../../ui/components/page-head.tsx'
import { uiTexts } from '../../ui/components/ui-texts.ts'
import type { Route } from './+types/delete-page.ts'
import { answerDelete } from './delete-document.server.ts'
import { documentsTexts } from './documents-texts.ts'

/** /editor/eliminar/{tipo}/{id}: asks for confirmation in browsers without scripts. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const kind = services(context).registry.find(params.tipo)
  await requireWriter(context, kind)
  const row = kind && (await findRow(services(context).db, kind, params.id))
  if (!kind || !row) throw data(null, { status: 404 })
  const title = titleOf(kind, row)
  return { question: kind.texts.confirmDelete(title), title, listPath: kind.list, days: binDays }
}

export async function action({ context, params }: Route.ActionArgs) {
  const answer = await answerDelete(context, params)
  if (answer.status === 'refused') return data(answer, { status: 409 })
  const { tipo: kindSlug } = params
  const list = services(context).registry.find(kindSlug)?.list ?? '/editor'
  if (answer.status === 'not-found' || answer.title === undefined) throw redirect(list, 303)
  const { title, binId } = answer
  throw redirectWithNotice(list, deletedNotice({ tipo: kindSlug, title, binId }))
}

export default function DeletePage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  const { question, title } = loaderData
  return (
    <MessagePage>
      <PageHead title={documentsTexts.deleteTitle} />
      <h1>{question}</h1>
      {!question.includes(title) && <p className="confirm-about">{title}</p>}
      <p className="note">{documentsTexts.deleteNote(loaderData.days)}</p>
      {actionData && 'message' in actionData && (
        <p role="alert" className="failure">
          {actionData.message}
        </p>
      )}
      <Form method="post" className="buttons">
        <button type="submit" className="button button-delete">
          {uiTexts.accept}
        </button>
        <Link className="button button-quiet" to={loaderData.listPath}>
          {uiTexts.cancel}
        </Link>
      </Form>
    </MessagePage>
  )
}
