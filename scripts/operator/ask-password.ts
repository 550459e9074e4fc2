import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { adminTexts } from './admin-texts.ts'

/**
 * Returns ADMIN_PASSWORD, or reads a password from the terminal without echo.
 * Returns undefined if neither is available.
 */
export async function askPassword(): Promise<string | undefined> {
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
