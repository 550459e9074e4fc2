import { existsSync } from 'node:fs'
import type { z } from 'zod'
import { createPost } from '../blog/post-repository.server.ts'
import { postSchema } from '../blog/post-schema.ts'
import { createChallenge } from '../challenges/challenge-repository.server.ts'
import { challengeSchema } from '../challenges/challenge-schema.ts'
import type { Database } from '../db/tables.ts'
import { importDocument } from '../documents/document-import.ts'
import { type Tipo, tipos } from '../documents/tipo.ts'
import { createProblem } from '../problems/problem-repository.server.ts'
import { problemSchema } from '../problems/problem-schema.ts'
import { createTool } from '../tools/tool-repository.server.ts'
import { toolSchema } from '../tools/tool-schema.ts'
import { type Category, createCategory, listCategories } from '../topics/category-repository.server.ts'
import { categorySchema } from '../topics/category-schema.ts'
import { createTopic, updateTopic } from '../topics/topic-repository.server.ts'
import { topicSchema } from '../topics/topic-schema.ts'
import { type Placed, placeInTime } from './place-in-time.ts'
import { type DemoDocument, readDemoDocuments } from './read-demo-documents.server.ts'

/** A file of the demo content cannot be loaded. Names it and says why, in Spanish. */
export class DemoContentError extends Error {
  constructor(path: string, reason: string) {
    super(`No se puede cargar ${path}: ${reason}`)
    this.name = 'DemoContentError'
  }
}

type Fields = Record<string, string>
type Draft = { name: string; path: string; fields: Fields }
type Stamp = { now: string; id: string }
type Saved = { status: 'saved'; id: string } | { status: string }
type Save = (db: Database, draft: Draft, stamp: Stamp) => Promise<Saved>

const saveAs: Record<Tipo, Save> = {
  categorias: (db, draft, stamp) => createCategory(db, parse(categorySchema, draft), stamp),
  temario: (db, draft, stamp) => createTopic(db, parse(topicSchema, draft), stamp),
  retos: (db, draft, stamp) => createChallenge(db, parse(challengeSchema, draft), stamp),
  problemas: (db, draft, stamp) => createProblem(db, parse(problemSchema, draft), stamp),
  tools: (db, draft, stamp) => createTool(db, parse(toolSchema, draft), stamp),
  blog: (db, draft, stamp) => createPost(db, parse(postSchema, draft), stamp),
}

/**
 * Fills a database that has never been filled with the content that comes with the site: all of it or, on an error,
 * nothing. Later calls do nothing, also when everything has been deleted since. Throws {@link DemoContentError}.
 */
export async function loadDemoContent(db: Database, contentFolder: string, now: string): Promise<void> {
  if (await isMarked(db)) return
  // Without this a mistyped folder would leave the site empty for good.
  if (!existsSync(contentFolder)) throw new DemoContentError(contentFolder, 'la carpeta no existe.')
  await db.transaction().execute(async (transaction) => {
    // Of several instances that start at once, the one that makes the mark loads; the others wait for it here.
    if (!(await mark(transaction, now)) || (await hasDocuments(transaction))) return
    for (const tipo of tipos) await loadDocuments(transaction, tipo, { contentFolder, now })
  })
}

async function loadDocuments(
  db: Database,
  tipo: Tipo,
  { contentFolder, now }: { contentFolder: string; now: string },
): Promise<void> {
  const categories = await listCategories(db)
  const documents = await readDemoDocuments(contentFolder, tipo)
  const drafts = documents.map((document) => readDraft(tipo, document, categories))
  const order = categories.map(({ id }) => id)
  for (const placed of placeInTime(tipo, drafts, { order, now })) await saveDraft(db, tipo, placed)
}

async function saveDraft(
  db: Database,
  tipo: Tipo,
  { draft, createdAt, updatedAt }: Placed<Draft>,
): Promise<void> {
  const saved = await saveAs[tipo](db, draft, { now: createdAt, id: draft.name })
  if (saved.status !== 'saved')
    throw new DemoContentError(draft.path, `hay otro con el mismo nombre (${saved.status})`)
  const id = 'id' in saved ? saved.id : draft.name
  if (updatedAt !== createdAt) await updateTopic(db, id, {}, { now: updatedAt })
  await db.insertInto('demo_documents').values({ tipo, id, updatedAt }).execute()
}

function readDraft(tipo: Tipo, { name, path, text }: DemoDocument, categories: readonly Category[]): Draft {
  const document = importDocument(tipo, text, categories)
  if (!document.ok) throw new DemoContentError(path, document.message)
  if (document.messages.length > 0) throw new DemoContentError(path, document.messages.join(' '))
  return { name, path, fields: document.fields }
}

function parse<Value>(schema: z.ZodType<Value>, { path, fields }: Draft): Value {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return parsed.data
  const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new DemoContentError(path, reasons.join(' '))
}

async function isMarked(db: Database): Promise<boolean> {
  const query = db.selectFrom('settings').select('key').where('key', '=', 'demoContent')
  return (await query.executeTakeFirst()) !== undefined
}

async function mark(db: Database, now: string): Promise<boolean> {
  const row = await db
    .insertInto('settings')
    .values({ key: 'demoContent', value: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

// A site that began without demo content and has documents of its own stays as it is.
async function hasDocuments(db: Database): Promise<boolean> {
  const tables = ['syllabus', 'topics', 'blog_posts', 'tools', 'challenges', 'problems'] as const
  for (const table of tables) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true
  }
  return false
}
