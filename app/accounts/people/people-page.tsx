import type { ReactNode } from 'react'
import { data } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import { MoreLink } from '../../ui/components/more-of-list.tsx'
import { PageHead } from '../../ui/components/page-head.tsx'
import { PageTitle } from '../../ui/components/page-title.tsx'
import { RouteError } from '../../ui/components/route-error.tsx'
import { requireAdmin } from '../accounts/guards.server.ts'
import { listPeople } from '../accounts/people-repository.server.ts'
import { readSmallForm } from '../accounts/small-body.server.ts'
import type { Route } from './+types/people-page.ts'
import { listInvitations } from './invitation-repository.server.ts'
import { InviteForm } from './invite-form.tsx'
import { PendingInvitations } from './pending-invitations.tsx'
import {
  changePerson,
  invite,
  type PeopleAnswer,
  type PeopleRequest,
  withdraw,
} from './people-actions.server.ts'
import { PeopleOutcome } from './people-outcome.tsx'
import { peopleTexts as texts } from './people-texts.ts'
import { PersonRow } from './person-row.tsx'

export const handle = { hydrate: true, parameters: ['desde'] } as const satisfies PageHandle

const peoplePerPage = 50

/**
 * /editor/personas: accounts with their roles, and invitations (docs/product.md 5.7). Plain forms: everything
 * works without scripts.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = await requireAdmin(context)
  const { database, sendMail } = services(context).accounts
  const { desde: after } = readParameters(url, handle)
  const [people, invitations] = await Promise.all([
    listPeople(database, { after, limit: peoplePerPage }),
    listInvitations(database, new Date()),
  ])
  return { ownId: id, people, invitations, hasMail: sendMail !== undefined, isFirst: after === null }
}

// A Map, because a form may send `constructor`, which every object has.
const actions = new Map<string, (asked: PeopleRequest) => Promise<PeopleAnswer | Response>>([
  ['papel', changePerson],
  ['invitar', invite],
  ['retirar', withdraw],
])

export async function action({ context, request }: Route.ActionArgs) {
  const account = await requireAdmin(context)
  const form = await readSmallForm(request)
  const act = actions.get(form.accion ?? '')
  if (!act) throw data(null, { status: 400 })
  const answer = await act({ context, account, form })
  if (answer instanceof Response) return answer
  return data(answer, { status: answer.status })
}

export default function PeoplePage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  const { ownId, people, invitations, hasMail, isFirst } = loaderData
  return (
    <div className="page">
      <PageHead title={texts.title} />
      <PageTitle heading={texts.title} intro={texts.intro} />
      {actionData && <PeopleOutcome answer={actionData} />}
      <section className="section" aria-labelledby="con-papel">
        <h2 id="con-papel">{texts.withRole}</h2>
        <ul className="document-list">
          {people.items.map((person) => (
            <PersonRow key={`${person.id} ${person.role}`} person={person} isSelf={person.id === ownId} />
          ))}
        </ul>
        {people.next && <MoreLink to={`/editor/personas?desde=${people.next}`}>{texts.next}</MoreLink>}
        {!isFirst && <MoreLink to="/editor/personas">{texts.first}</MoreLink>}
      </section>
      <InviteForm key={actionData?.made?.link ?? ''} hasMail={hasMail} />
      <PendingInvitations invitations={invitations} />
    </div>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError />
}
