import type { Samples } from '../../ui/components/samples.ts'
import { MissesList } from './misses-list.tsx'
import { QueryField } from './query-field.tsx'
import type { Asked } from './read-question.ts'
import { ResultItem } from './result-item.tsx'
import type { SearchResult } from './search-answer.ts'
import { SearchFacet } from './search-facet.tsx'

const asked: Asked = {
  query: 'palanca',
  kind: 'topic',
  block: null,
  course: null,
  pages: 1,
  added: undefined,
}
const result: SearchResult = {
  kind: 'topic',
  id: 'muestra',
  kindName: 'Tema',
  block: 'Operadores tecnológicos',
  title: [
    { text: 'La ley de la ', isMatch: false },
    { text: 'palanca', isMatch: true },
  ],
  excerpt: [
    { text: 'Con una ', isMatch: false },
    { text: 'palanca', isMatch: true },
    { text: ' de brazo largo hace falta menos fuerza.', isMatch: false },
  ],
  address: '/temario',
}
const choices = [
  { value: 'topic', text: 'Temas', count: 3 },
  { value: 'problem', text: 'Problemas', count: 12 },
]

export const samples: Samples = {
  'Resultados de una búsqueda': () => (
    <>
      <QueryField query="palanca" />
      <SearchFacet facet={{ group: 'kind', choices }} asked={asked} />
      <ol className="search-results">
        <ResultItem result={result} />
        <ResultItem result={{ ...result, block: null, excerpt: [] }} />
      </ol>
    </>
  ),
  'Búsquedas sin resultado': () => (
    <MissesList
      misses={[
        { query: 'impresora 3d', count: 7, lastOn: '2026-03-14' },
        { query: 'esternocleidomastoideo', count: 1, lastOn: '2026-03-01' },
      ]}
    />
  ),
  'Nadie buscó en vano': () => <MissesList misses={[]} />,
}
