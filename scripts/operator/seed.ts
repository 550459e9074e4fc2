import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { addPerson, makeAccount, setPassword } from '../../app/accounts/accounts/manage-accounts.server.ts'
import { type Accounts, openAccounts } from '../../app/accounts/accounts/open-accounts.server.ts'
import { deleteDocument } from '../../app/documents/core/document-bin.server.ts'
import { saveDocument } from '../../app/documents/core/document-door.server.ts'
import { prepareDraft } from '../../app/documents/core/write-draft.server.ts'
import { type Config, readConfig } from '../../app/platform/config/config.server.ts'
import { isForOperator, OperatorError } from '../../app/platform/config/operator-error.ts'
import { openDatabase } from '../../app/platform/db/open-database.server.ts'
import { listColumns } from '../../app/platform/db/table-columns.server.ts'
import type { Database } from '../../app/platform/db/tables.ts'
import { post } from '../../app/site/blog/post.ts'
import { prepareDatabase } from '../../app/start/prepare-database.server.ts'
import { registry } from '../../app/start/registry.server.ts'
import { readEnvFile } from '../../server/env-file.ts'
import { requireNodeVersion } from '../../server/node-version.ts'
import { seedTexts } from './seed-texts.ts'

const mark = 'seed'

/** The database has accounts of real users; the message is for the operator. */
export class SeedRefusal extends OperatorError {}

export type Seeded = { role: string; email: string; password: string }

/**
 * Seeds a development database: the course, a draft, a deleted document and an account of each role.
 * The passwords are new each time.
 * Throws {@link SeedRefusal} and changes nothing if the database has accounts that it did not create.
 */
export async function seed(config: Config): Promise<Seeded[]> {
  await mkdir(config.dataDir, { recursive: true })
  const database = await openDatabase(config.databaseUrl)
  try {
    if (await belongsToPeople(database)) throw new SeedRefusal(seedTexts.hasPeople)
    await prepareDatabase({ ...config, demo: true })
    await leaveMark(database)
    await addDocuments(database)
    const accounts = await openAccounts(database, config, console.error)
    try {
      return await addPeople(accounts)
    } finally {
      await accounts.close()
    }
  } finally {
    await database.destroy()
  }
}

async function belongsToPeople(db: Database): Promise<boolean> {
  if ((await listColumns(db, 'users')).length === 0) return false
  if (!(await db.selectFrom('users').select('id').limit(1).executeTakeFirst())) return false
  return (
    (await db.selectFrom('settings').select('key').where('key', '=', mark).executeTakeFirst()) === undefined
  )
}

/** Written before the first account, so that the next run can complete an interrupted one. */
async function leaveMark(db: Database): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key: mark, value: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function addPeople(accounts: Accounts): Promise<Seeded[]> {
  const admin = { role: seedTexts.admin, email: 'admin@ejemplo.es', password: newPassword() }
  const student = { role: seedTexts.student, email: 'estudiante@ejemplo.es', password: newPassword() }
  const editor = { role: seedTexts.editor, email: 'edicion@ejemplo.es', password: newPassword() }
  await addPerson(accounts, { email: admin.email, role: 'admin', askPassword: async () => admin.password })
  await addPerson(accounts, { email: editor.email, role: 'editor', askPassword: async () => editor.password })
  const people = [admin, editor, student]
  for (const { email, password } of people) {
    if ((await setPassword(accounts, email, password)) === 'no-account')
      await makeAccount(accounts, email, password)
  }
  return people
}

function newPassword(): string {
  return randomBytes(9).toString('base64url')
}

async function addDocuments(db: Database): Promise<void> {
  const kind = registry.get(post)
  const now = new Date().toISOString()
  if ((await addPost(db, seedTexts.draft, now)) === undefined) return
  const id = await addPost(db, seedTexts.binned, now)
  if (id !== undefined) await deleteDocument(db, kind, { id, author: { accountId: null }, now })
}

/** Returns the id, or undefined if the post exists already. */
async function addPost(
  db: Database,
  fields: Record<string, string>,
  now: string,
): Promise<string | undefined> {
  const kind = registry.get(post)
  const write = prepareDraft(kind, fields)
  if (!write.ok) throw new Error(Object.values(write.errors).join(' '))
  const author = { accountId: null }
  const saved = await saveDocument(db, kind, { id: undefined, write, openedAt: undefined, author, now })
  return saved.status === 'saved' ? saved.id : undefined
}

if (import.meta.main) {
  requireNodeVersion()
  readEnvFile()
  try {
    const config = readConfig(process.env)
    console.log(seedTexts.done(await seed(config), config.port))
  } catch (error) {
    console.error(isForOperator(error) ? error.message : error)
    process.exitCode = 1
  }
}
