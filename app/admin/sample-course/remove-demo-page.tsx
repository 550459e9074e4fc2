import type { FormEvent, ReactNode } from 'react'
import { Form, type RouterContextProvider, redirect, useSubmit } from 'react-router'
import { requireAdmin } from '../../accounts/accounts/guards.server.ts'
import { recordAudit } from '../../accounts/accounts/record-audit.ts'
import { binDays } from '../../documents/core/document-bin.server.ts'
import { refillLinks } from '../../documents/core/document-links.server.ts'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import { category } from '../../site/topics/category.ts'
import { useConfirm } from '../../ui/components/confirm-dialog.tsx'
import { MessagePage } from '../../ui/components/message-page.tsx'
import { PageHead } from '../../ui/components/page-head.tsx'
import type { Route } from './+types/remove-demo-page.ts'
import { loadDemoContent, loadOfficialBlocks, mayLoadDemo } from './load-demo-content.server.ts'
import { countUntouched, removeDemoContent } from './remove-demo-content.server.ts'

/** Texts of the page that loads and removes the sample content. */
const demoTexts = {
  title: 'Contenido de muestra',
  note: 'La web llega con un curso de muestra. Aquí puedes quitar lo que nadie ha cambiado. Lo que hayáis escrito o editado se queda.',
  offer:
    'La web está vacía. Puedes cargar un curso de muestra entero: temas, problemas, retos, herramientas y entradas.',
  load: 'Cargar el curso de muestra',
  loaded: 'El curso de muestra está en la web.',
  count: (count: number) =>
    count === 1
      ? 'Queda 1 documento de muestra sin cambiar.'
      : `Quedan ${count} documentos de muestra sin cambiar.`,
  none: 'No queda contenido de muestra sin cambiar.',
  bin: (days: number) => `Lo que quites estará ${days} días en la papelera.`,
  remove: 'Eliminar el contenido de muestra',
  confirm: '¿Seguro que quieres eliminar todo el contenido de muestra?',
  removed: (count: number) =>
    count === 1 ? 'Se ha eliminado 1 documento.' : `Se han eliminado ${count} documentos.`,
} as const

export const handle = { hydrate: true, parameters: ['cargar', 'bloques'] } as const satisfies PageHandle

/** /editor/contenido-de-muestra: removes unchanged sample content, or loads it into an empty site. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireAdmin(context)
  return {
    mayLoad: await mayLoadDemo(services(context).db, services(context).registry),
    count: await countUntouched(services(context).db, services(context).registry),
    days: binDays,
  }
}

export async function action({ context, url }: Route.ActionArgs) {
  const { id: accountId } = await requireAdmin(context)
  const now = new Date().toISOString()
  const { cargar, bloques } = readParameters(url, handle)
  if (bloques) return beginWithBlocks(context, { accountId, now })
  if (cargar) return loadDemo(context, { accountId, now })
  const removed = await removeDemoContent(services(context).db, services(context).registry, {
    accountId,
    now,
  })
  recordAudit(context, { action: 'remove-demo', accountId })
  return { removed }
}

async function loadDemo(
  context: Readonly<RouterContextProvider>,
  { accountId, now }: { accountId: string; now: string },
): Promise<{ removed?: number }> {
  const { db, registry } = services(context)
  await loadDemoContent(db, services(context).config.contentDir, { registry, now })
  await refillLinks(db, registry.kinds)
  recordAudit(context, { action: 'load-demo', accountId })
  return {}
}

/** Creates the official blocks and redirects to the form of the first topic, which needs one. */
async function beginWithBlocks(
  context: Readonly<RouterContextProvider>,
  { accountId, now }: { accountId: string; now: string },
): Promise<Response> {
  const kind = services(context).registry.get(category)
  const made = await loadOfficialBlocks(services(context).db, services(context).config.contentDir, {
    kind,
    now,
  })
  if (made) recordAudit(context, { action: 'load-blocks', accountId })
  return redirect('/edit/temario/nuevo', { status: 303 })
}

export default function RemoveDemoPage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  const { mayLoad, count, days } = loaderData
  const { dialog, ask } = useConfirm()
  const submit = useSubmit()
  const confirm = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    if (await ask(demoTexts.confirm)) await submit(form)
  }
  return (
    <MessagePage>
      <PageHead title={demoTexts.title} />
      <h1>{demoTexts.title}</h1>
      <p>{demoTexts.note}</p>
      <p role="status">
        {actionData?.removed === undefined
          ? actionData && demoTexts.loaded
          : demoTexts.removed(actionData.removed)}{' '}
        {count > 0 ? demoTexts.count(count) : mayLoad ? demoTexts.offer : demoTexts.none}
      </p>
      {mayLoad && (
        <Form method="post" action="?cargar=si">
          <button type="submit" className="button">
            {demoTexts.load}
          </button>
        </Form>
      )}
      {count > 0 && (
        <Form method="post" onSubmit={(event) => void confirm(event)}>
          <p className="note">{demoTexts.bin(days)}</p>
          <button type="submit" className="button button-danger">
            {demoTexts.remove}
          </button>
        </Form>
      )}
      {dialog}
    </MessagePage>
  )
}
