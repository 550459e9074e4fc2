import { Fragment, type ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import { fixedSheet } from '../../ui/components/og-image.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { SectionsOfSite } from '../../ui/components/ways-from-here.tsx'
import { PartStyle } from '../../ui/styles/part-styles.tsx'
import type { Route } from './+types/search-page.ts'
import { QueryField } from './query-field.tsx'
import { addedId, addressOf, isNarrowed, readAsked, searchParameters, toQuestion } from './read-question.ts'
import { ResultItem } from './result-item.tsx'
import { SearchFacet } from './search-facet.tsx'
import { noteMiss } from './search-misses.server.ts'
import { searchTexts } from './search-texts.ts'

export const handle = { parameters: searchParameters, typed: ['q'] } as const satisfies PageHandle

/** /buscar: the results of `?q=`; works without scripts. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = readAsked(readParameters(url, handle))
  if (asked.query === '') return { asked, answer: null }
  const { today } = services(context).requestInfo
  const answer = await services(context).search.find(toQuestion(asked, today))
  if (answer.total === 0 && !isNarrowed(asked)) {
    await noteMiss(services(context).db, asked.query, today)
  }
  return { asked, answer }
}

export default function SearchPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { asked, answer } = loaderData
  return (
    <div className="page search-page">
      <PartStyle name="search" />
      <PageHead
        title={searchTexts.title}
        description={searchTexts.description}
        canonical="/buscar"
        sheet={fixedSheet('/buscar', searchTexts.title)}
      />
      <meta name="robots" content="noindex, follow" />
      <div className="page-title">
        <h1>{searchTexts.title}</h1>
      </div>
      <Form action="/buscar" role="search" className="search-form">
        <QueryField query={asked.query} />
        <button type="submit" className="button">
          {searchTexts.submit}
        </button>
      </Form>
      {answer ? <Results asked={asked} answer={answer} /> : <p className="note">{searchTexts.begin}</p>}
    </div>
  )
}

type ResultsProps = Pick<Route.ComponentProps['loaderData'], 'asked'> & {
  answer: NonNullable<Route.ComponentProps['loaderData']['answer']>
}

function Results({ asked, answer }: ResultsProps): ReactNode {
  const { results, total, corrected, isPartial, facets } = answer
  if (total === 0 && !isNarrowed(asked)) {
    return (
      <>
        <p className="search-none" role="status">
          {searchTexts.none(asked.query)}
        </p>
        <p className="note">{searchTexts.advice}</p>
        <SectionsOfSite />
      </>
    )
  }
  return (
    <section aria-labelledby="resultados">
      <h2 id="resultados" className="visually-hidden">
        {searchTexts.results}
      </h2>
      <p role="status">{searchTexts.count(total, asked.query)}</p>
      {corrected.length > 0 && (
        <p className="search-corrected">
          {searchTexts.corrected}{' '}
          {corrected.map(({ meant }, index) => (
            <Fragment key={meant}>
              {index > 0 && ', '}
              <strong>{meant}</strong>
            </Fragment>
          ))}
        </p>
      )}
      {isPartial && <p className="note">{searchTexts.partial}</p>}
      <div className="search-facets">
        {facets.map((facet) => (
          <SearchFacet key={facet.group} facet={facet} asked={asked} />
        ))}
      </div>
      <ol className="search-results">
        {results.map((result, index) => (
          <ResultItem
            key={`${result.kind}/${result.id}`}
            result={result}
            headingId={index === asked.added ? addedId : undefined}
          />
        ))}
      </ol>
      {results.length < total && asked.pages < 10 && (
        <p className="more">
          <Link
            className="button button-quiet"
            to={`${addressOf(asked, { pages: asked.pages + 1 })}#${addedId}`}
          >
            {searchTexts.more}
          </Link>
        </p>
      )}
    </section>
  )
}
