import type { Samples } from '../../ui/components/samples.ts'
import type { CourseMap } from './course-map.ts'
import { CourseTopics } from './course-topics.tsx'
import { GoOn } from './go-on.tsx'
import type { ProgressSummary } from './summarize-progress.ts'
import type { TopicState } from './topic-state.ts'

const levels = ['begun', 'practised', 'mastered'] as const
const titles = ['Vistas de una pieza', 'Perspectiva isométrica', 'Acotar un plano', 'Escalas']
const topics = titles.map((title, at) => ({
  id: `tema-${at}`,
  title,
  path: '/muestrario',
  criteria: [],
  exercises: at < 3 ? [{ id: `problem:${at}`, title, path: '/muestrario' }] : [],
}))
const map: CourseMap = {
  blocks: [{ id: 'muestra-dibujo', name: 'Dibujo', color: 'green', courses: '1.º de ESO', topics }],
  others: [],
  criteria: {},
}
const states = levels.map((level, at): [string, TopicState] => [
  `tema-${at}`,
  { level, solved: at + 1, of: 4, lastAt: '2026-03-14T09:00:00.000Z' },
])
const summary: ProgressSummary = {
  count: 6,
  topics: Object.fromEntries(states),
  reviews: { today: ['problem:1'], done: 0, right: 0, later: 0, nextOn: undefined },
}

export const samples: Samples = {
  'Curso con lo avanzado': () => <CourseTopics map={map} summary={summary} />,
  'Curso sin temas': () => <CourseTopics map={{ ...map, blocks: [] }} summary={null} />,
  'Por dónde seguir con algo hecho': () => <GoOn map={map} summary={summary} />,
}
