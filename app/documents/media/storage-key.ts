import { StorageError } from './storage-error.ts'

const keyShape = /^[A-Za-z0-9][A-Za-z0-9-]*(?:\/[A-Za-z0-9][A-Za-z0-9.-]*)+$/

/** Every store asks this first: a key that could leave its folder is no key. */
export function requireStorageKey(key: string): string {
  if (key.length > 200 || key.includes('..') || !keyShape.test(key))
    throw new StorageError('invalid-argument')
  return key
}
