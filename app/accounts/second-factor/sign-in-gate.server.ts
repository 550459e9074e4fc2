import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../../platform/db/tables.ts'
import { hasSecondFactor } from './second-factor-repository.server.ts'

type Passage = { passed?: string; stopped?: string }

const passages = new AsyncLocalStorage<Passage>()

/** What a sign-in gave, and which account it stopped at the gate. */
type Stopped<Value> = { value: Value; stopped: string | undefined }

/** Runs a sign-in, by whatever way; says which account was stopped because a code is still missing. */
export async function throughGate<Value>(signIn: () => Promise<Value>): Promise<Stopped<Value>> {
  const passage: Passage = {}
  const value = await passages.run(passage, signIn)
  return { value, stopped: passage.stopped }
}

/** Runs what opens a session for an account that has shown its code, or is signed in already. */
export function pastGate<Value>(userId: string, open: () => Promise<Value>): Promise<Value> {
  return passages.run({ passed: userId }, open)
}

/**
 * Asked before every session that is opened, whatever opens it: whether it must not, because the account has a second factor and nobody has shown its
 * code.
 */
export async function isStopped(db: Database, userId: string): Promise<boolean> {
  const passage = passages.getStore()
  if (passage?.passed === userId || !(await hasSecondFactor(db, userId))) return false
  if (passage) passage.stopped = userId
  return true
}
