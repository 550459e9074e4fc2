import type { ReactNode } from 'react'
import { data, useActionData } from 'react-router'
import { requireAdmin } from '../../accounts/accounts/guards.server.ts'
import { recordAudit } from '../../accounts/accounts/record-audit.ts'
import { services } from '../../platform/http/app-context.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { category } from '../../site/topics/category.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { PageTitle } from '../../ui/components/page-title.tsx'
import { RouteError } from '../../ui/components/route-error.tsx'
import type { Route } from './+types/site-panel-page.ts'
import { colorContrasts } from './color-contrast.ts'
import { ColorsForm } from './colors-form.tsx'
import { listColoredCategories, listFixedPages, readChosenColors } from './read-site-panel.server.ts'
import { saveColors } from './save-colors.server.ts'
import { SettingsSummary } from './settings-summary.tsx'
import { sitePanelTexts as texts } from './site-panel-texts.ts'
import { TextsList } from './texts-list.tsx'

export { revalidateOnConflict as shouldRevalidate } from '../../platform/http/page-handle.ts'

export const handle = { hydrate: true }

/** /editor/sitio: the settings of the whole site, for admins (docs/product.md 6.15). */
export async function loader({ context }: Route.LoaderArgs) {
  await requireAdmin(context)
  const { db } = services(context)
  const [pages, categories] = await Promise.all([listFixedPages(db), listColoredCategories(db)])
  const { settings } = services(context).requestInfo
  return { settings, pages, categories, contrasts: colorContrasts }
}

/** Saves the colours of all categories. */
export async function action({ context, request }: Route.ActionArgs) {
  const { id: accountId } = await requireAdmin(context)
  const chosen = readChosenColors(await readForm(request))
  const kind = services(context).registry.get(category)
  const now = new Date().toISOString()
  const outcome = await saveColors(services(context).db, kind, { chosen, accountId, now })
  if (outcome.status === 'saved')
    for (const id of outcome.ids) recordAudit(context, { action: 'save', accountId, tipo: kind.tipo, id })
  const status = { saved: 200, conflict: 409, invalid: 400 }[outcome.status]
  return data({ ...outcome, chosen }, { status })
}

export default function SitePanelPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { settings, pages, categories, contrasts } = loaderData
  const outcome = useActionData<typeof action>()
  return (
    <div className="page">
      <PageHead title={texts.title} />
      <PageTitle heading={texts.title} intro={texts.description} />
      <SettingsSummary settings={settings} />
      <TextsList pages={pages} />
      <ColorsForm categories={categories} contrasts={contrasts} outcome={outcome} />
    </div>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError />
}
