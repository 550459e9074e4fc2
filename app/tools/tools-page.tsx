import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { recordAudit } from '../accounts/audit-context.ts'
import { databaseContext } from '../db/database-context.ts'
import { newId } from '../documents/define-document.ts'
import { requireWriter } from '../documents/document-access.server.ts'
import { registryContext } from '../documents/registry.server.ts'
import { shortKind } from '../documents/serve-document.server.ts'
import { DocumentActions } from '../editor/document-actions.tsx'
import { answerForm } from '../editor/save-form.server.ts'
import { picturesContext } from '../media/pictures-context.ts'
import { ListHead } from '../ui/list-head.tsx'
import { addedId, listParameters, readListPart } from '../ui/list-part.ts'
import { MoreOfList } from '../ui/more-of-list.tsx'
import type { PageHandle } from '../ui/page-handle.ts'
import { readForm } from '../ui/read-form.server.ts'
import { readParameters } from '../ui/read-parameters.ts'
import { useMayWrite } from '../ui/site-data.ts'
import type { Route } from './+types/tools-page.ts'
import { AddToolForm } from './add-tool-form.tsx'
import { tool as toolDefinition } from './tool.ts'
import { ToolCard } from './tool-card.tsx'
import { listTools } from './tool-repository.server.ts'
import { toolsTexts } from './tools-texts.ts'

const toolsPerPage = 48

export const handle = {
  styles: 'tools',
  shows: ['tools'],
  parameters: listParameters,
} as const satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const pictures = context.get(picturesContext)
  const part = readListPart(readParameters(url, handle), toolsPerPage)
  const page = await listTools(context.get(databaseContext), part)
  const tools = page.items.map((tool) => ({
    ...tool,
    picture: tool.imageUrl ? pictures.find(tool.imageUrl) : undefined,
  }))
  return { tools, part, next: page.next, formId: crypto.randomUUID() }
}

/** What the short form below the list sends. */
export async function action({ context, request }: Route.ActionArgs) {
  const kind = shortKind(context.get(registryContext).get(toolDefinition))
  const { id: accountId } = await requireWriter(context, kind)
  return answerForm(context.get(databaseContext), kind, {
    id: newId,
    form: await readForm(request),
    accountId,
    record: (id) => recordAudit(context, { action: 'save', accountId, tipo: kind.tipo, id }),
  })
}

export default function ToolsPage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  const { tools, part, next, formId } = loaderData
  const mayWrite = useMayWrite()
  return (
    <div className="page">
      <ListHead texts={toolsTexts} path="/herramientas">
        <p>
          <Link to="/simuladores" prefetch="none">
            {toolsTexts.simulators}
          </Link>
        </p>
      </ListHead>
      {tools.length === 0 && <p className="empty">{toolsTexts.empty}</p>}
      <h2 className="visually-hidden">{toolsTexts.title}</h2>
      <div className="tool-grid">
        {tools.map((tool, index) => (
          <ToolCard
            key={tool.id}
            id={index === part.added ? addedId : undefined}
            tool={tool}
            picture={tool.picture}
          >
            <DocumentActions id={tool.id} title={tool.name} of={toolDefinition} />
          </ToolCard>
        ))}
      </div>
      <MoreOfList path="/herramientas" part={part} next={next} />
      {mayWrite && <AddToolForm answer={actionData} formId={formId} />}
    </div>
  )
}
