import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pathOf } from '../../documents/core/define-document.ts'
import { DocumentActions } from '../../editor/form/document-actions.tsx'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { ListHead } from '../../ui/components/list-head.tsx'
import { PartStyle } from '../../ui/styles/part-styles.tsx'
import { TermSetData } from '../metadata/page-data.tsx'
import type { Route } from './+types/glossary-page.ts'
import { type ListedTerm, letterOf, listTermsWithTopics } from './term.server.ts'
import { term as termDefinition } from './term.ts'

const glossaryTexts = {
  title: 'Glosario',
  description: 'Las palabras de Tecnología, de la A a la Z: qué significa cada una y en qué temas se usa.',
  empty: 'Todavía no hay términos.',
  letters: 'Letras del glosario',
  topics: 'Temas:',
} as const

export const handle = { shows: ['glossary_terms', 'topics'] } satisfies PageHandle

/** /glosario: all terms by letter. */
export async function loader({ context }: Route.LoaderArgs) {
  const terms = await listTermsWithTopics(services(context).db)
  const letters = Map.groupBy(terms, ({ term }) => letterOf(term))
  return { letters: [...letters].map(([letter, terms]) => ({ letter, terms: terms.map(toShown) })) }
}

function toShown({ id, term, definition, topics }: ListedTerm) {
  return { id, term, definition, topics }
}

type ShownTerm = ReturnType<typeof toShown>

export default function GlossaryPage({ loaderData: { letters } }: Route.ComponentProps): ReactNode {
  return (
    <div className="page">
      <PartStyle name="glossary" />
      <ListHead texts={glossaryTexts} path="/glosario" />
      <TermSetData texts={glossaryTexts} />
      {letters.length === 0 && <p className="empty">{glossaryTexts.empty}</p>}
      {letters.length > 0 && (
        <nav aria-label={glossaryTexts.letters} className="letters">
          {letters.map(({ letter }) => (
            <a key={letter} href={`#${placeOf(letter)}`}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      {letters.map(({ letter, terms }) => (
        <section key={letter} className="letter" aria-labelledby={placeOf(letter)}>
          <h2 id={placeOf(letter)}>{letter}</h2>
          <dl>
            {terms.map((term) => (
              <Term key={term.id} term={term} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

function Term({ term: { id, term, definition, topics } }: { term: ShownTerm }): ReactNode {
  return (
    <div id={placeOfTerm(id)} className="glossary-term">
      <dt>{term}</dt>
      <dd>
        <p>{definition}</p>
        {topics.length > 0 && (
          <p className="note">
            {glossaryTexts.topics} <TopicLinks topics={topics} />
          </p>
        )}
        <DocumentActions id={id} title={term} of={termDefinition} />
      </dd>
    </div>
  )
}

function TopicLinks({ topics }: { topics: ShownTerm['topics'] }): ReactNode {
  return topics.map(({ id, title }, index) => (
    <span key={id}>
      {index > 0 && ' · '}
      <Link to={`/topic/${id}`} prefetch="none">
        {title}
      </Link>
    </span>
  ))
}

/** Element id of a term: the fragment of its address. */
function placeOfTerm(id: string): string | undefined {
  return pathOf(termDefinition, { id, slug: null })?.split('#')[1]
}

function placeOf(letter: string): string {
  return `letra-${letter === '#' ? 'otras' : letter.toLowerCase()}`
}
