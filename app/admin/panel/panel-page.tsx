import type { ReactNode } from 'react'
import type { RouterContextProvider } from 'react-router'
import { requireEditor } from '../../accounts/accounts/guards.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import { FirstStart } from '../../ui/components/first-start.tsx'
import { MoreLink } from '../../ui/components/more-of-list.tsx'
import { PageHead } from '../../ui/components/page-head.tsx'
import { PageTitle } from '../../ui/components/page-title.tsx'
import { RouteError } from '../../ui/components/route-error.tsx'
import { useIsAdmin } from '../../ui/components/site-data.ts'
import { NewestCopy } from '../backup/newest-copy.tsx'
import type { Route } from './+types/panel-page.ts'
import { answerGroup, type GroupAnswer } from './answer-group.server.ts'
import { describeDocuments } from './describe-documents.server.ts'
import { DocumentsList } from './documents-list.tsx'
import { GroupAnswerPanel } from './group-answer.tsx'
import { listDocuments } from './list-documents.server.ts'
import { NewDocuments } from './new-documents.tsx'
import { AttentionCounts, MineList } from './panel-around.tsx'
import { panelAddress, panelFieldsOf, panelParameters, readPanelFilter } from './panel-filter.ts'
import { PanelFilterForm } from './panel-filter-form.tsx'
import { type PanelBlock, readPanelSummary } from './panel-summary.server.ts'
import { panelTexts as texts } from './panel-texts.ts'

export const handle = {
  hydrate: true,
  parameters: [...panelParameters, 'desde'],
} as const satisfies PageHandle

const documentsPerPage = 50

/** /editor: all content, and what needs attention (docs/product.md 6.1). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { id: me } = await requireEditor(context)
  const { desde, ...parameters } = readParameters(url, handle)
  const fields = panelFieldsOf(parameters)
  const { blocks, ...around } = await readPanelSummary(services(context).db, me)
  return {
    ...(await listPage(context, readPanelFilter(fields, me), { after: desde, blocks })),
    fields,
    desde,
    blocks,
    around,
    kinds: services(context).registry.listed.map(describeKind),
    backup: services(context).backupAge(),
  }
}

type From = { after: string | null; blocks: PanelBlock[] }

async function listPage(
  context: Readonly<RouterContextProvider>,
  filter: ReturnType<typeof readPanelFilter>,
  { after, blocks }: From,
) {
  const { registry } = services(context)
  const { today } = services(context).requestInfo
  const request = { after, limit: documentsPerPage, today, blocks, kinds: registry.listed }
  const { items: rows, next, isCut } = await listDocuments(services(context).db, filter, request)
  return { next, isCut, documents: describeDocuments(registry, blocks, { rows, today }) }
}

function describeKind({ tipo: kindSlug, texts, builtIn }: DocumentKind) {
  return { tipo: kindSlug, name: texts.name, text: texts.newHeading, isBuiltIn: builtIn !== undefined }
}

/** Publishes, moves or deletes the marked documents. */
export async function action({ context, request }: Route.ActionArgs) {
  const { id: accountId } = await requireEditor(context)
  return answerGroup(context, await readForm(request), accountId)
}

export default function PanelPage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  const { fields, desde, blocks, around, kinds, backup } = loaderData
  const address = panelAddress(fields, { desde: desde ?? '' })
  const isAdmin = useIsAdmin()
  return (
    <div className="page panel-page">
      <PageHead title={texts.title} />
      <PageTitle heading={texts.title} intro={texts.description} />
      {isAdmin && backup && <NewestCopy {...backup} />}
      <NewDocuments kinds={kinds.filter(({ isBuiltIn }) => !isBuiltIn)} />
      {!around.hasDocuments && <FirstStart />}
      <div className="panel-columns">
        <div className="panel-aside">
          <AttentionCounts counts={around.attention} />
          <MineList documents={around.mine} />
        </div>
        <section aria-labelledby="todo-el-contenido" className="panel-content">
          <h2 id="todo-el-contenido">{texts.content}</h2>
          {actionData && <GroupAnswerPanel answer={actionData} address={address} />}
          <PanelFilterForm key={panelAddress(fields)} fields={fields} kinds={kinds} blocks={blocks} />
          <FoundDocuments {...loaderData} address={address} answer={actionData} />
        </section>
      </div>
    </div>
  )
}

type Found = Route.ComponentProps['loaderData'] & {
  address: string
  answer: Route.ComponentProps['actionData']
}

function FoundDocuments({
  documents,
  blocks,
  fields,
  next,
  isCut,
  desde,
  address,
  answer,
}: Found): ReactNode {
  const marked = answer ? markedIn(answer) : []
  return (
    <>
      {documents.length > 0 && (
        <DocumentsList
          key={`${address} ${answer?.status}`}
          documents={documents}
          blocks={blocks}
          address={address}
          marked={marked}
        />
      )}
      {documents.length === 0 && !isCut && <p className="empty">{texts.none}</p>}
      {isCut && <p className="empty">{texts.cut(documents.length)}</p>}
      {next && (
        <MoreLink to={panelAddress(fields, { desde: next })}>{isCut ? texts.goOn : texts.more}</MoreLink>
      )}
      {desde && <MoreLink to={panelAddress(fields)}>{texts.first}</MoreLink>}
    </>
  )
}

/** The documents that stay marked after an action. */
function markedIn(answer: GroupAnswer): string[] {
  if (answer.status === 'ask') return answer.documents.map(({ key }) => key)
  return answer.status === 'refused' ? answer.keys : []
}

export function ErrorBoundary(): ReactNode {
  return <RouteError />
}
