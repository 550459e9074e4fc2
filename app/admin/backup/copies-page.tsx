import { type ReactNode, useEffect } from 'react'
import { data, Form, useRevalidator } from 'react-router'
import { requireAdmin } from '../../accounts/accounts/guards.server.ts'
import { recordAudit } from '../../accounts/accounts/record-audit.ts'
import { StorageError } from '../../documents/media/storage-error.ts'
import { services } from '../../platform/http/app-context.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { PageTitle } from '../../ui/components/page-title.tsx'
import { RouteError } from '../../ui/components/route-error.tsx'
import type { Route } from './+types/copies-page.ts'
import { copiesTexts as texts } from './copies-texts.ts'
import { CopyList } from './copy-list.tsx'

export { revalidateOnConflict as shouldRevalidate } from '../../platform/http/page-handle.ts'

export const handle = { hydrate: true }

/** /editor/copias: the kept backups, and the progress of a running one. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireAdmin(context)
  const { backups } = services(context)
  const found = await backups.read().catch((error: unknown) => {
    if (error instanceof StorageError) throw data({ message: texts.placeUnavailable }, { status: 503 })
    throw error
  })
  return { ...found, isLate: backups.age()?.isLate ?? false }
}

/** Starts a backup. */
export async function action({ context }: Route.ActionArgs) {
  const { id: accountId } = await requireAdmin(context)
  const status = await services(context).backups.begin()
  if (status === 'running') return data({ message: texts.alreadyRunning }, { status: 409 })
  recordAudit(context, { action: 'backup-begun', accountId })
  return data({ message: texts.begun })
}

const askAgainMs = 1000

export default function CopiesPage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  const { copies, percent, failure, isLate } = loaderData
  const { revalidate, state } = useRevalidator()
  const isRunning = percent !== undefined
  useEffect(() => {
    if (!isRunning || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), askAgainMs)
    return () => clearTimeout(timer)
  }, [isRunning, state, revalidate])
  return (
    <div className="page">
      <PageHead title={texts.title} />
      <PageTitle heading={texts.title} intro={texts.description} />
      <p className="note">{texts.private}</p>
      {isLate && !isRunning && <p className="form-notice form-notice-error">{texts.late}</p>}
      {failure && !isRunning && (
        <p className="form-notice form-notice-error">
          {texts.failed} {texts.reasons[failure.why] ?? texts.otherReason}
        </p>
      )}
      <p role="status" className={actionData && !isRunning ? 'form-notice' : undefined}>
        {isRunning ? undefined : actionData?.message}
      </p>
      {isRunning ? (
        <p>
          <label htmlFor="progreso-copia">{texts.making(percent)}</label>{' '}
          <progress id="progreso-copia" max={100} value={percent} />
        </p>
      ) : (
        <Form method="post">
          <button type="submit" className="button">
            {texts.make}
          </button>
        </Form>
      )}
      <CopyList copies={copies} />
    </div>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError />
}
