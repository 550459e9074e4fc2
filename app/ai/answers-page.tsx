import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { requireEditor } from '../accounts/guards.server.ts'
import { databaseContext } from '../db/database-context.ts'
import { registryContext } from '../documents/registry.server.ts'
import { addedId, listParameters, readListPart } from '../ui/list-part.ts'
import { MoreOfList } from '../ui/more-of-list.tsx'
import type { PageHandle } from '../ui/page-handle.ts'
import { PageHead } from '../ui/page-head.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { readParameters } from '../ui/read-parameters.ts'
import { RouteError } from '../ui/route-error.tsx'
import { TimeStamp } from '../ui/time-stamp.tsx'
import type { Route } from './+types/answers-page.ts'
import { aiPanelTexts as texts } from './ai-panel-texts.ts'
import { listAnswers } from './answer-repository.server.ts'
import { describeAnswers } from './answer-states.server.ts'
import { assistantContext } from './assistant-context.ts'

const answersPerPage = 40

export const handle = { hydrate: true, parameters: [...listParameters] } as const satisfies PageHandle

/** /editor/ia: what was said about documents, what changed last first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireEditor(context)
  const db = context.get(databaseContext)
  const assistant = context.get(assistantContext)
  const registry = context.get(registryContext)
  const part = readListPart(readParameters(url, handle), answersPerPage)
  const { items, next } = await listAnswers(db, part)
  const answers = await describeAnswers(db, items, { registry, assistant })
  return { answers, part, next, model: assistant.model ?? null }
}

export default function AnswersPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { answers, part, next, model } = loaderData
  return (
    <div className="page">
      <PageHead title={texts.title} />
      <PageTitle heading={texts.title} intro={texts.description}>
        <p className="note">{model === null ? texts.noModel : texts.model(model)}</p>
      </PageTitle>
      {answers.length === 0 && <p className="empty">{texts.empty}</p>}
      <ul className="document-list">
        {answers.map(({ tipo, id, kindName, title, state, isEdited, updatedAt }, index) => (
          <li
            key={`${tipo}/${id}`}
            id={index === part.added ? addedId : undefined}
            className="panel document-row"
          >
            <div>
              <p className="card-label">{kindName}</p>
              <h2>{title}</h2>
              <p className="note">
                <span className="tag">{texts.states[state]}</span> {isEdited && `${texts.edited} `}
                {texts.changed} <TimeStamp iso={updatedAt} />.
              </p>
            </div>
            <Link
              className="button button-quiet button-small"
              to={`/editor/ia/${tipo}/${encodeURIComponent(id)}`}
            >
              {texts.edit}
              <span className="visually-hidden"> {title}</span>
            </Link>
          </li>
        ))}
      </ul>
      <MoreOfList path="/editor/ia" part={part} next={next} />
    </div>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError />
}
