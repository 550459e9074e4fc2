import { isMap, isScalar, isSeq, type Pair, type YAMLMap } from 'yaml'
import type { Wanted } from './write-yaml.ts'

/** The wanted content of a map. Only the keys listed here are considered. */
export type WantedMap = { readonly [key: string]: Wanted | undefined }

/** Returns whether a value is blank. Questions treat blank and missing values alike. */
export function isBlank(value: Wanted): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value === 'boolean') return !value
  return Object.keys(value).length === 0
}

/** Returns whether a YAML node is blank, as in `isBlank`. */
export function isBlankNode(node: unknown): boolean {
  if (isScalar(node)) return node.value === null || node.value === false || String(node.value).trim() === ''
  return (isMap(node) || isSeq(node)) && node.items.length === 0
}

/** Returns whether a node has the wanted value, however it is formatted. */
export function sameAs(node: unknown, wanted: Wanted): boolean {
  if (isBlank(wanted) && isBlankNode(node)) return true
  if (isScalar(node)) {
    const { value } = node
    if (typeof wanted === 'boolean') return value === wanted
    const isText = typeof value === 'string' || typeof value === 'number'
    return isText && typeof wanted === 'string' && String(value).trim() === wanted.trim()
  }
  if (isSeq(node)) {
    if (!isList(wanted) || wanted.length !== node.items.length) return false
    return node.items.every((item, at) => sameAs(item, wanted[at] ?? ''))
  }
  return isMap(node) && isWantedMap(wanted) && sameMap(node, wanted)
}

function sameMap(node: YAMLMap, wanted: WantedMap): boolean {
  return Object.entries(wanted).every(([key, value]) => {
    const pair = node.items.find((one) => keyOf(one) === key)
    const isAbsent = value === undefined || isBlank(value)
    return pair === undefined ? isAbsent : isAbsent ? isBlankNode(pair.value) : sameAs(pair.value, value)
  })
}

export const isList = (wanted: Wanted): wanted is readonly Wanted[] => Array.isArray(wanted)
export const isWantedMap = (wanted: Wanted): wanted is WantedMap =>
  typeof wanted === 'object' && !isList(wanted)
/** Returns the key of a pair, or undefined if the key is not a scalar. */
export const keyOf = ({ key }: Pair): string | undefined => (isScalar(key) ? String(key.value) : undefined)
