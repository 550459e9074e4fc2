// Checked by tsc only: each `@ts-expect-error` fails the check if the types accept the mistake.

import { island } from '../../app/platform/islands/island.tsx'
import ExplainWithAi from '../../app/site/ai/explain-with-ai.island.tsx'
import IdeaGenerator from '../../app/site/challenges/idea-generator.island.tsx'

const polea = { title: 'Polea', tipo: 'temario', id: 'polea' }
export const right = [
  <ExplainWithAi key="1" {...polea} />,
  <IdeaGenerator key="2" topic={null} answer={null} asksModel />,
]
export const wrong = [
  // @ts-expect-error: an island requires all its props
  <ExplainWithAi key="1" />,
  // @ts-expect-error: props must have their declared types
  <IdeaGenerator key="2" topic={3} answer={null} asksModel />,
  // @ts-expect-error: unknown props are rejected
  <ExplainWithAi key="3" {...polea} extra />,
]

// @ts-expect-error: an island that does not exist
export type Missing = typeof import('../../app/ui/missing.island.tsx')
// @ts-expect-error: a name includes the folder
island('sign-in', () => null)
island('ui/list', (_: { titles: readonly string[]; more?: { next: number } }) => null)
// @ts-expect-error: a function cannot be serialised to the browser
island('ui/button', (_: { onClick: () => void }) => null)
// @ts-expect-error: nor can a date
island('ui/date', (_: { at: Date }) => null)
