import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { recordAudit } from '../../accounts/accounts/record-audit.ts'
import { newId } from '../../documents/core/define-document.ts'
import { requireWriter } from '../../documents/core/document-access.server.ts'
import { shortKind } from '../../documents/core/serve-document.server.ts'
import { DocumentActions } from '../../editor/form/document-actions.tsx'
import { answerForm } from '../../editor/form/save-form.server.ts'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import { ListHead } from '../../ui/components/list-head.tsx'
import { MoreOfList } from '../../ui/components/more-of-list.tsx'
import { useMayWrite } from '../../ui/components/site-data.ts'
import { addedId, listParameters, readListPart } from '../../ui/forms/list-part.ts'
import type { Route } from './+types/tools-page.ts'
import { AddToolForm } from './add-tool-form.tsx'
import { listTools } from './tool.server.ts'
import { tool as toolDefinition } from './tool.ts'
import { ToolCard } from './tool-card.tsx'
import { toolsTexts } from './tools-texts.ts'

const toolsPerPage = 48

export const handle = {
  styles: 'tools',
  shows: ['tools'],
  parameters: listParameters,
} as const satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const { pictures } = services(context)
  const part = readListPart(readParameters(url, handle), toolsPerPage)
  const page = await listTools(services(context).db, part)
  const tools = page.items.map((tool) => ({
    ...tool,
    picture: tool.imageUrl ? pictures.find(tool.imageUrl) : undefined,
  }))
  return { tools, part, next: page.next, formId: crypto.randomUUID() }
}

/** Saves a tool from the short form below the list. */
export async function action({ context, request }: Route.ActionArgs) {
  const kind = shortKind(services(context).registry.get(toolDefinition))
  const { id: accountId } = await requireWriter(context, kind)
  return answerForm(services(context).db, kind, {
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
