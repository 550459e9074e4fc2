import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { requireEditor } from '../../accounts/accounts/guards.server.ts'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import { MoreOfList } from '../../ui/components/more-of-list.tsx'
import { PageHead } from '../../ui/components/page-head.tsx'
import { PageTitle } from '../../ui/components/page-title.tsx'
import { RouteError } from '../../ui/components/route-error.tsx'
import { TimeStamp } from '../../ui/components/times.tsx'
import { addedId, listParameters, readListPart } from '../../ui/forms/list-part.ts'
import type { Route } from './+types/answers-page.ts'
import { aiPanelTexts as texts } from './ai-panel-texts.ts'
import { listAnswers } from './answer-repository.server.ts'
import { describeAnswers } from './answer-states.server.ts'

const answersPerPage = 40

export const handle = { hydrate: true, parameters: [...listParameters] } as const satisfies PageHandle

/** /editor/ia: the stored answers, last changed first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireEditor(context)
  const { db, assistant, registry } = services(context)
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
        {answers.map(({ tipo: kindSlug, id, kindName, title, state, isEdited, updatedAt }, index) => (
          <li
            key={`${kindSlug}/${id}`}
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
              to={`/editor/ia/${kindSlug}/${encodeURIComponent(id)}`}
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
