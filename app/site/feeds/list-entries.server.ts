import { type DocumentDefinition, pathOf } from '../../documents/core/define-document.ts'
import { startOfMadridDay } from '../../platform/dates/madrid-date.ts'
import type { Database } from '../../platform/db/tables.ts'
import { toPlainText } from '../../platform/markdown/plain-text.server.ts'
import { listNewestPosts, type Post } from '../blog/post.server.ts'
import { post } from '../blog/post.ts'
import { type Challenge, listNewestChallenges } from '../challenges/challenge.server.ts'
import { challenge } from '../challenges/challenge.ts'
import { listProblems, type Problem } from '../problems/problem.server.ts'
import { problem } from '../problems/problem.ts'
import { problemsTexts } from '../problems/problems-texts.ts'
import { listNewestTopics, type NewTopic } from '../topics/topic.server.ts'
import { topic } from '../topics/topic.ts'
import { type FeedEntry, maxEntries, newestFirst } from './feed-entry.ts'

const summaryWords = 50

/** The newest visible documents: topics, challenges that have begun, problems and published posts. */
export async function listSiteEntries(db: Database, today: string): Promise<FeedEntry[]> {
  const [topics, challenges, problems, posts] = await Promise.all([
    listNewestTopics(db, maxEntries),
    listNewestChallenges(db, today, maxEntries),
    listProblems(db, { limit: maxEntries }),
    listNewestPosts(db, maxEntries),
  ])
  return newestFirst([
    ...topics.map(fromTopic),
    ...challenges.map(fromChallenge),
    ...problems.items.map(fromProblem),
    ...posts.map(fromPost),
  ])
}

/** The newest published posts. */
export async function listBlogEntries(db: Database): Promise<FeedEntry[]> {
  return newestFirst((await listNewestPosts(db, maxEntries)).map(fromPost))
}

function fromTopic({ content, description, createdAt, ...rest }: NewTopic): FeedEntry {
  return {
    ...common(topic, rest),
    date: createdAt,
    summary: description,
    texts: [{ kind: 'markdown', source: content }],
  }
}

function fromChallenge({ content, description, startsOn, ...rest }: Challenge): FeedEntry {
  return {
    ...common(challenge, rest),
    date: startOfMadridDay(startsOn),
    summary: description,
    texts: [{ kind: 'markdown', source: content }],
  }
}

function fromPost({ content, summary, date, ...rest }: Post): FeedEntry {
  return {
    ...common(post, rest),
    date: startOfMadridDay(date),
    summary,
    texts: [{ kind: 'markdown', source: content }],
  }
}

function fromProblem(row: Problem): FeedEntry {
  const { description, solution, result, createdAt } = row
  const { statement, detailedSolution, result: finalResult } = problemsTexts
  return {
    ...common(problem, row),
    date: createdAt,
    summary: toPlainText(description, summaryWords),
    texts: [
      { kind: 'markdown', source: description, heading: statement },
      { kind: 'solution', source: solution, heading: detailedSolution },
      ...(result ? [{ kind: 'markdown', source: result, heading: finalResult } as const] : []),
    ],
  }
}

type Row = { id: string; slug: string | null; title: string; updatedAt: string; imageUrl: string | null }

function common(definition: Pick<DocumentDefinition, 'page' | 'list' | 'words'>, row: Row) {
  const { title, updatedAt, imageUrl } = row
  const kind = definition.words.one
  return { path: pathOf(definition, row) ?? definition.list, title, kind, updatedAt, imageUrl }
}
