import type { FormEvent, ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'
import { recordAudit } from '../accounts/audit-context.ts'
import { requireAdmin } from '../accounts/guards.server.ts'
import { databaseContext } from '../db/database-context.ts'
import { binDays } from '../documents/document-bin.server.ts'
import { registryContext } from '../documents/registry.server.ts'
import { useConfirm } from '../ui/confirm-dialog.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/remove-demo-page.ts'
import { demoTexts } from './demo-texts.ts'
import { countUntouched, removeDemoContent } from './remove-demo-content.server.ts'

export const handle = { hydrate: true }

/** /editor/contenido-de-muestra: takes away what came with the site and nobody has changed. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireAdmin(context)
  return {
    count: await countUntouched(context.get(databaseContext), context.get(registryContext)),
    days: binDays,
  }
}

export async function action({ context }: Route.ActionArgs) {
  const { id: accountId } = await requireAdmin(context)
  const now = new Date().toISOString()
  const removed = await removeDemoContent(context.get(databaseContext), context.get(registryContext), {
    accountId,
    now,
  })
  recordAudit(context, { action: 'remove-demo', accountId })
  return { removed }
}

export default function RemoveDemoPage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  const { count, days } = loaderData
  const { dialog, ask } = useConfirm()
  const submit = useSubmit()
  const confirm = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    if (await ask(demoTexts.confirm)) await submit(form)
  }
  return (
    <div className="page message-page">
      <PageHead title={demoTexts.title} />
      <h1>{demoTexts.title}</h1>
      <p>{demoTexts.note}</p>
      <p role="status">
        {actionData && demoTexts.removed(actionData.removed)}{' '}
        {count > 0 ? demoTexts.count(count) : demoTexts.none}
      </p>
      {count > 0 && (
        <Form method="post" onSubmit={(event) => void confirm(event)}>
          <p className="note">{demoTexts.bin(days)}</p>
          <button type="submit" className="button button-danger">
            {demoTexts.remove}
          </button>
        </Form>
      )}
      {dialog}
    </div>
  )
}
