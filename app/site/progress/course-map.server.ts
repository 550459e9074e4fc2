import { type RawBuilder, sql } from 'kysely'
import { pathOf } from '../../documents/core/define-document.ts'
import { questionExercise, questionPlace, topicOwner } from '../../learning/questions/question.ts'
import { listQuestions } from '../../learning/questions/render-questions.server.ts'
import { dropCorruptRows } from '../../platform/db/drop-corrupt-rows.ts'
import type { Database } from '../../platform/db/tables.ts'
import { describeCourses } from '../curriculum/courses.ts'
import {
  coursesColumn,
  criteriaColumn,
  type NamedCriterion,
  withCurriculum,
} from '../curriculum/curriculum-columns.server.ts'
import { problem as problemDefinition } from '../problems/problem.ts'
import { topic as topicDefinition } from '../topics/topic.ts'
import type { CourseMap, MapBlock, MapExercise, MapTopic } from './course-map.ts'

/** Limits of the map; above them only the newest are listed. */
const most = { topics: 500, problems: 2000 }

/**
 * Builds the course map: blocks, their topics, and the exercises of each topic, questions before problems.
 * Predictions (`:::predice`) are left out, because they need not be right. Runs two statements.
 */
export async function findCourseMap(db: Database): Promise<CourseMap> {
  const [topics, { problems, links }] = await Promise.all([listTopics(db), listExercises(db)])
  const topicIds = new Map(topics.flatMap(({ id, slug }) => [[slug, id] as const, [id, id] as const]))
  const problemIds = new Map(problems.flatMap(({ id, slug }) => [[id, id] as const, [slug, id] as const]))
  const linked = new Map<string, Set<string>>()
  for (const { topic, problem, movedTo, isOfProblem } of links) {
    const topicId = topicIds.get(topic) ?? (isOfProblem ? topicIds.get(movedTo ?? '') : undefined)
    const problemId = problemIds.get(problem) ?? (isOfProblem ? undefined : problemIds.get(movedTo ?? ''))
    if (topicId === undefined || problemId === undefined) continue
    linked.set(topicId, (linked.get(topicId) ?? new Set()).add(problemId))
  }
  const taken = new Set([...linked.values()].flatMap((ids) => [...ids]))
  const problemsOf = (own: (id: string) => boolean): MapExercise[] =>
    problems.filter(({ id }) => own(id)).map(toExercise)
  const exercises = new Map<string, MapExercise[]>()
  for (const { id, questions } of await Promise.all(topics.map(askTopic)))
    exercises.set(id, [...questions, ...problemsOf((problem) => linked.get(id)?.has(problem) ?? false)])
  return {
    blocks: gatherBlocks(topics, exercises),
    others: problemsOf((id) => !taken.has(id)),
    criteria: Object.fromEntries(
      topics.flatMap(({ criteria }) => criteria.map(({ id, text }) => [id, text])),
    ),
  }
}

/** The questions of a topic, without predictions. */
async function askTopic(topic: TopicRow): Promise<{ id: string; questions: MapExercise[] }> {
  const asked = (await listQuestions(topic.content)).filter(({ kind }) => kind === 'pregunta')
  const questions = asked.map(({ key, label, isTitled }) => ({
    id: questionExercise(topicOwner(topic.id), key),
    title: label,
    path: `${pathOfTopic(topic)}#${questionPlace(key)}`,
    ...(isTitled && ({ isTied: true } as const)),
  }))
  return { id: topic.id, questions }
}

type TopicRow = Awaited<ReturnType<typeof listTopics>>[number]

async function listTopics(db: Database) {
  const rows = await db
    .selectFrom('topics')
    .innerJoin('syllabus', 'syllabus.id', 'topics.categoryId')
    .select([
      'topics.id',
      'topics.slug',
      'topics.title',
      'topics.categoryId',
      'topics.createdAt',
      'topics.content',
    ])
    .select(['syllabus.name', 'syllabus.color', 'syllabus.position'])
    .select([coursesColumn('syllabus.courses', sql`''`).as('courses'), criteriaColumn('topics.criteria')])
    .orderBy('topics.updatedAt', 'desc')
    .orderBy('topics.id', 'desc')
    .limit(most.topics)
    .execute()
  return dropCorruptRows(rows).map(withCurriculum).sort(inOrder)
}

type Placed = { position: number; categoryId: string; createdAt: string; id: string }

/** Compares topics in the order of the syllabus page. */
function inOrder(a: Placed, b: Placed): number {
  if (a.position !== b.position) return a.position - b.position
  const key = ({ categoryId, createdAt, id }: Placed): string => `${categoryId} ${createdAt} ${id}`
  return key(a) < key(b) ? -1 : 1
}

function gatherBlocks(
  topics: readonly TopicRow[],
  exercises: ReadonlyMap<string, MapExercise[]>,
): MapBlock[] {
  return [...Map.groupBy(topics, ({ categoryId }) => categoryId)].map(([id, ofBlock]) => ({
    id,
    name: ofBlock[0]?.name ?? '',
    color: ofBlock[0]?.color ?? '',
    courses: describeCourses(ofBlock[0]?.courses ?? []),
    topics: ofBlock.map((topic) => toTopic(topic, exercises.get(topic.id) ?? [])),
  }))
}

function toTopic(topic: TopicRow, exercises: MapExercise[]): MapTopic {
  const criteria: NamedCriterion[] = topic.criteria
  const { id, title } = topic
  return { id, title, path: pathOfTopic(topic), exercises, criteria: criteria.map((one) => one.id) }
}

function pathOfTopic(topic: { id: string; slug: string }): string {
  return pathOf(topicDefinition, topic) ?? topicDefinition.list
}

type ProblemRow = { id: string; slug: string; title: string }
type LinkRow = { topic: string; problem: string; movedTo: string | null; isOfProblem: boolean }
type UnionRow = { part: 'problem' | 'from-problem' | 'from-topic' } & Record<
  'id' | 'name' | 'title',
  string
> & {
    movedTo: string | null
  }

function toExercise({ id, slug, title }: ProblemRow): MapExercise {
  const { tipo: kindSlug, list } = problemDefinition
  return { id: `${kindSlug}:${id}`, title, path: pathOf(problemDefinition, { id, slug }) ?? list }
}

/** The problems with questions, newest first, and the links between documents. */
async function listExercises(db: Database): Promise<{ problems: ProblemRow[]; links: LinkRow[] }> {
  const problems = sql`
    select 'problem' as part, id, slug as name, title, null as "movedTo"
    from problems where practice <> '' order by "createdAt" desc, id desc limit ${most.problems}`
  const parts = [
    sql`select * from (${problems}) as asked`,
    selectLinks('from-problem', problemDefinition.tipo, topicDefinition),
    selectLinks('from-topic', topicDefinition.tipo, problemDefinition),
  ]
  const { rows } = await sql<UnionRow>`${sql.join(parts, sql` union all `)}`.execute(db)
  const sound = dropCorruptRows(rows)
  return {
    problems: sound.flatMap(({ part, id, name, title }) =>
      part === 'problem' ? [{ id, slug: name, title }] : [],
    ),
    links: sound.flatMap(({ part, id, name, movedTo }) => {
      if (part === 'problem') return []
      const isOfProblem = part === 'from-problem'
      const [topic, problem] = isOfProblem ? [name, id] : [id, name]
      return [{ topic, problem, movedTo, isOfProblem }]
    }),
  }
}

/**
 * Links from documents of one kind to pages of another; `movedTo` is the document that formerly had the
 * linked slug.
 */
function selectLinks(
  part: 'from-problem' | 'from-topic',
  from: string,
  { tipo: kindSlug, page }: { tipo: string; page?: { at: string } },
): RawBuilder<unknown> {
  return sql`
    select ${sql.lit(part)} as part, l."fromId" as id, l.name, '' as title, r."documentId" as "movedTo"
    from document_links as l left join slug_redirects as r on r.tipo = ${kindSlug} and r.slug = l.name
    where l."fromTipo" = ${from} and l.at = ${page?.at ?? ''}`
}
