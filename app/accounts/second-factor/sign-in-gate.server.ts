import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../../platform/db/tables.ts'
import { hasSecondFactor } from './second-factor-repository.server.ts'

type Passage = { passed?: string; stopped?: string }

const passages = new AsyncLocalStorage<Passage>()

/** The result of a sign-in, and the account that was stopped for a missing code. */
type Stopped<Value> = { value: Value; stopped: string | undefined }

/**
 * Runs a sign-in by any method, and returns the account that was stopped because its second step is missing.
 */
export async function signInThroughGate<Value>(signIn: () => Promise<Value>): Promise<Stopped<Value>> {
  const passage: Passage = {}
  const value = await passages.run(passage, signIn)
  return { value, stopped: passage.stopped }
}

/** Runs code that opens a session for an account that has passed its second step or is already signed in. */
export function withSecondFactorPassed<Value>(userId: string, open: () => Promise<Value>): Promise<Value> {
  return passages.run({ passed: userId }, open)
}

/**
 * Returns true if a session must not be opened, because the account has a second factor that has not been
 * passed. Called before every new session, whatever creates it.
 */
export async function isStopped(db: Database, userId: string): Promise<boolean> {
  const passage = passages.getStore()
  if (passage?.passed === userId || !(await hasSecondFactor(db, userId))) return false
  if (passage) passage.stopped = userId
  return true
}
