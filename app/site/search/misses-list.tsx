import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { SearchMiss } from './search-miss-repository.server.ts'
import { searchPanelTexts as texts } from './search-texts.ts'

/** Queries without results, each with a button that deletes it. */
export function MissesList({ misses }: { misses: readonly SearchMiss[] }): ReactNode {
  if (misses.length === 0) return <p className="empty">{texts.noMisses}</p>
  return (
    <>
      <ul className="document-list">
        {misses.map(({ query, count, lastOn }) => (
          <li key={query} className="panel document-row">
            <div>
              <h3>{query}</h3>
              <p className="note">
                {texts.times(count)}. {texts.lastOn} <time dateTime={lastOn}>{toSpanish(lastOn)}</time>.
              </p>
            </div>
            <Form method="post">
              <input type="hidden" name="query" value={query} />
              <button type="submit" className="button button-quiet button-small">
                {texts.forget}
                <span className="visually-hidden"> «{query}»</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
      {misses.length > 1 && (
        <Form method="post">
          <button type="submit" className="button button-danger">
            {texts.forgetAll}
          </button>
        </Form>
      )}
    </>
  )
}

function toSpanish(day: string): string {
  return day.split('-').map(Number).reverse().join('/')
}
