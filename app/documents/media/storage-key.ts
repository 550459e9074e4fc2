import { StorageError } from './storage-error.ts'

const keyShape = /^[A-Za-z0-9][A-Za-z0-9-]*(?:\/[A-Za-z0-9][A-Za-z0-9.-]*)+$/

/**
 * Validates a key: throws `invalid-argument` for one that could leave its folder. All stores call this first.
 */
export function requireStorageKey(key: string): string {
  if (key.length > 200 || key.includes('..') || !keyShape.test(key))
    throw new StorageError('invalid-argument')
  return key
}
