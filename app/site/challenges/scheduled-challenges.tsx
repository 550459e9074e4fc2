import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DocumentActions } from '../../editor/form/document-actions.tsx'
import { TimeStamp } from '../../ui/components/times.tsx'
import { challenge as challengeDefinition } from './challenge.ts'
import { challengesTexts } from './challenges-texts.ts'

type Scheduled = { id: string; slug: string; title: string; description: string; startsOn: string }

/** The challenges that have not begun; the server sends them only to editors and admins. */
export function ScheduledChallenges({ challenges }: { challenges: readonly Scheduled[] }): ReactNode {
  if (challenges.length === 0) return null
  return (
    <section className="section">
      <h2>{challengesTexts.scheduled}</h2>
      <div className="grid">
        {challenges.map((challenge) => (
          <article key={challenge.id} className="card" data-color="orange">
            <div className="card-body">
              <TimeStamp iso={challenge.startsOn} />
              <h3>
                <Link to={`/retos/${challenge.slug}`}>{challenge.title}</Link>
              </h3>
              <p>
                <span className="tag">{challengesTexts.scheduledTag}</span>
              </p>
              <p>{challenge.description}</p>
              <DocumentActions id={challenge.id} title={challenge.title} of={challengeDefinition} />
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}
