import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { z } from 'zod'
import { saveOperatorEntry } from '../../app/accounts/accounts/audit-repository.server.ts'
import { spanishAuthError } from '../../app/accounts/accounts/auth-errors.server.ts'
import {
  addPerson,
  findAccountId,
  removeRole,
  removeSecondFactor,
  setPassword,
} from '../../app/accounts/accounts/manage-accounts.server.ts'
import { type Accounts, openAccounts } from '../../app/accounts/accounts/open-accounts.server.ts'
import { findPasswordFault } from '../../app/accounts/accounts/password-rule.server.ts'
import { listPeople } from '../../app/accounts/accounts/people-repository.server.ts'
import { roleEntry, type SiteRole } from '../../app/accounts/accounts/role-repository.server.ts'
import type { Config } from '../../app/platform/config/config.server.ts'
import { migrateToLatest } from '../../app/platform/db/migrate.server.ts'
import { openDatabase } from '../../app/platform/db/open-database.server.ts'
import { adminTexts } from './admin-texts.ts'
import { nameOfOperator } from './record-command.ts'
import { Refusal, runCommand } from './run-command.ts'

/**
 * `npm run admin -- add|remove|add-editor|remove-editor|list|reset-password|remove-second-factor correo`
 * (docs/product.md 5.4). The site may be running.
 */
async function main(config: Config, [command = '', address = '']: string[]): Promise<string> {
  const email = address.trim().toLowerCase()
  const act = commands[command]
  if (!act) throw new Refusal(adminTexts.usage)
  if (command !== 'list' && !z.email().safeParse(email).success)
    throw new Refusal(email ? adminTexts.badEmail(email) : adminTexts.usage)
  return withAccounts(config, (accounts) => act(accounts, email))
}

async function withAccounts<Result>(
  config: Config,
  work: (accounts: Accounts) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(config.databaseUrl)
  try {
    await migrateToLatest(database)
    const accounts = await openAccounts(database, config, console.error)
    try {
      return await work(accounts)
    } finally {
      await accounts.close()
    }
  } finally {
    await database.destroy()
  }
}

const commands: Record<string, (accounts: Accounts, email: string) => Promise<string>> = {
  add: (accounts, email) => add(accounts, email, 'admin'),
  remove: (accounts, email) => remove(accounts, email, 'admin'),
  'add-editor': (accounts, email) => add(accounts, email, 'editor'),
  'remove-editor': (accounts, email) => remove(accounts, email, 'editor'),
  list: async ({ database }) => {
    const people = await listPeople(database, { after: null, limit: 1000 })
    return (
      people.items
        .map(({ email, role }) => (role === 'admin' ? email : adminTexts.editorLine(email)))
        .join('\n') || adminTexts.none
    )
  },
  'reset-password': async (accounts, email) => {
    const password = await requirePassword()
    const fault = findPasswordFault(password, email)
    if (fault) throw new Refusal(spanishAuthError(fault))
    if ((await setPassword(accounts, email, password)) === 'no-account')
      throw new Refusal(adminTexts.noAccount(email))
    await record(accounts, 'password-set', email)
    return adminTexts.passwordSet(email)
  },
  'remove-second-factor': async (accounts, email) => {
    const result = await removeSecondFactor(accounts, email)
    if (result === 'no-account') throw new Refusal(adminTexts.noAccount(email))
    if (result === 'was-none') return adminTexts.factorWasNone(email)
    await record(accounts, 'second-factor-removed', email)
    return adminTexts.factorRemoved(email)
  },
}

async function add(accounts: Accounts, email: string, role: SiteRole): Promise<string> {
  const result = await addPerson(accounts, { email, role, askPassword: requirePassword })
  if (result.status === 'bad-password') throw new Refusal(spanishAuthError(result.code))
  if (result.status === 'last-admin') throw new Refusal(adminTexts.lastAdmin(email))
  await record(accounts, roleEntry(role, result.before).action, email)
  const { made, added } = adminTexts[role]
  return result.madeAccount ? made(email) : added(email)
}

async function remove(accounts: Accounts, email: string, role: SiteRole): Promise<string> {
  const result = await removeRole(accounts, email, role)
  if (result === 'no-account') throw new Refusal(adminTexts.noAccount(email))
  if (result === 'last-admin') throw new Refusal(adminTexts.lastAdmin(email))
  if (result === 'was-none') return adminTexts[role].wasNone(email)
  await record(accounts, roleEntry(null, role).action, email)
  return adminTexts[role].removed(email)
}

async function record({ database }: Accounts, action: string, email: string): Promise<void> {
  const accountId = await findAccountId(database, email)
  await saveOperatorEntry(database, { action, accountId, operator: nameOfOperator() })
}

async function requirePassword(): Promise<string> {
  const password = await askPassword()
  if (password === undefined) throw new Refusal(adminTexts.noTerminal)
  return password
}

/**
 * Returns ADMIN_PASSWORD, or reads a password from the terminal without echo.
 * Returns undefined if neither is available.
 */
async function askPassword(): Promise<string | undefined> {
  if (process.env.ADMIN_PASSWORD) return process.env.ADMIN_PASSWORD
  if (!process.stdin.isTTY) return undefined
  process.stdout.write(adminTexts.askPassword)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  const password = await terminal.question('')
  terminal.close()
  process.stdout.write('\n')
  return password
}

await runCommand(main)
