import type { ReactNode } from 'react'
import { data, useRevalidator } from 'react-router'
import { requireEditor } from '../../accounts/accounts/guards.server.ts'
import { recordAudit } from '../../accounts/accounts/record-audit.ts'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import { MoreLink } from '../../ui/components/more-of-list.tsx'
import { PageHead } from '../../ui/components/page-head.tsx'
import { PageTitle } from '../../ui/components/page-title.tsx'
import { RouteError } from '../../ui/components/route-error.tsx'
import type { Route } from './+types/library-page.ts'
import { changeLibrary, libraryRequest } from './library-actions.server.ts'
import { LibraryCard } from './library-card.tsx'
import { loadLibrary } from './library-loader.server.ts'
import { mediaTexts } from './media-texts.ts'
import { UploadField } from './upload-field.tsx'

export { revalidateOnConflict as shouldRevalidate } from '../../platform/http/page-handle.ts'

export const handle = { hydrate: true, parameters: ['desde'] } as const satisfies PageHandle

/** /editor/imagenes: all uploaded pictures (docs/product.md 7.4). */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireEditor(context)
  const { desde: after } = readParameters(url, handle)
  const { sources } = services(context).media
  const page = await loadLibrary(services(context).db, sources, after)
  return { ...page, isFirst: after === null }
}

export async function action({ context, request }: Route.ActionArgs) {
  const account = await requireEditor(context)
  const asked = libraryRequest.safeParse(Object.fromEntries(await readForm(request)))
  if (!asked.success) throw data(null, { status: 400 })
  const result = await changeLibrary(services(context).db, services(context).media, asked.data)
  if (result.status === 'saved' || result.status === 'removed')
    recordAudit(context, { action: `picture-${result.status}`, accountId: account.id, id: result.id })
  return data(result, { status: result.status === 'gone' ? 404 : result.status === 'in-use' ? 409 : 200 })
}

export default function LibraryPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { pictures, next, isFirst } = loaderData
  const { revalidate } = useRevalidator()
  return (
    <div className="page">
      <PageHead title={mediaTexts.title} />
      <PageTitle heading={mediaTexts.title} intro={mediaTexts.description} />
      <UploadField label={mediaTexts.upload} location="temarioImages" onDone={() => void revalidate()} />
      <section className="section" aria-label={mediaTexts.title}>
        {pictures.length === 0 && <p className="empty">{mediaTexts.empty}</p>}
        <ul className="grid library">
          {pictures.map((picture) => (
            <LibraryCard key={picture.id} picture={picture} />
          ))}
        </ul>
        {next && <MoreLink to={`/editor/imagenes?desde=${next}`}>{mediaTexts.older}</MoreLink>}
        {!isFirst && <MoreLink to="/editor/imagenes">{mediaTexts.first}</MoreLink>}
      </section>
    </div>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError />
}
