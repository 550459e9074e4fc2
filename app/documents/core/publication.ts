import { madridInstant } from '../../platform/dates/madrid-time.ts'
import { importMessages } from './document-texts.ts'

/** The publication dates in a file: visible from `at` until `until`, both as ISO instants. */
export type Publication = { isDraft: boolean; at: string | null; until?: string }

/** How an imported document is stored: published, or as a draft with an optional date. */
export type Destination = 'readers' | { publishAt: string | null }

const states: Readonly<Record<string, boolean>> = {
  borrador: true,
  draft: true,
  publicado: false,
  publicada: false,
  published: false,
}

/** The front matter names in Hugo, Jekyll, Obsidian and similar programs. */
const foreignNames = {
  draft: ['draft'],
  publish: ['publish', 'published'],
  publishDate: ['publishDate', 'publishdate', 'pubdate', 'publish_date'],
  expiryDate: ['expiryDate', 'expirydate', 'unpublishdate', 'expires'],
}

const answers: Readonly<Record<string, boolean>> = {
  ...Object.fromEntries(['true', 'yes', 'y', 'on', '1', 'sí', 'si'].map((word) => [word, true])),
  ...Object.fromEntries(['false', 'no', 'n', 'off', '0'].map((word) => [word, false])),
}

/**
 * Reads `estado: borrador` and `publicar: 2026-12-01 08:00` (Madrid time) from front matter, and the names of
 * other programs: `draft`, `publish`, `publishDate`, `expiryDate`. A value that cannot be parsed makes the
 * document a draft, so that nothing is published by mistake. `publication` is undefined if the file has none
 * of these.
 */
export function readPublication(attributes: Readonly<Record<string, unknown>>): {
  publication?: Publication
  messages: string[]
} {
  const state = readState(attributes)
  const when = readDate(attributes, ['publicar', ...foreignNames.publishDate], importMessages.moment)
  const until = readDate(attributes, foreignNames.expiryDate, importMessages.expiry)
  if (!state && !when && !until) return { messages: [] }
  const unclear = [when, until].some((date) => date?.at === null)
  const isDraft = state?.isDraft === true || unclear
  // A draft of another program is not scheduled, even if it has a date.
  const at = state?.isForeign && state.isDraft ? null : (when?.at ?? null)
  return {
    publication: { isDraft, at, ...(until?.at && { until: until.at }) },
    messages: [state, when, until].flatMap((read) => read?.message ?? []),
  }
}

type State = { isDraft: boolean; isForeign: boolean; message?: string }

function readState(attributes: Readonly<Record<string, unknown>>): State | undefined {
  const { estado } = attributes
  const foreign = [
    ...foreignNames.draft.map((name) => ({ name, draftIf: true })),
    ...foreignNames.publish.map((name) => ({ name, draftIf: false })),
  ].flatMap(({ name, draftIf }): State[] => {
    const value = attributes[name]
    if (isBlank(value)) return []
    const said = answers[String(value).trim().toLowerCase()]
    if (said !== undefined) return said === draftIf ? [{ isDraft: true, isForeign: true }] : []
    return [{ isDraft: true, isForeign: true, message: importMessages.yesOrNo(name, shorten(value)) }]
  })
  if (foreign[0]) return foreign.find(({ message }) => message) ?? foreign[0]
  if (isBlank(estado)) return undefined
  const isDraft = states[String(estado).trim().toLowerCase()]
  if (isDraft !== undefined) return { isDraft, isForeign: false }
  return { isDraft: true, isForeign: false, message: importMessages.state(shorten(estado)) }
}

/** Reads the first of the names that has a value; `at` is null if the value is not a date. */
function readDate(
  attributes: Readonly<Record<string, unknown>>,
  names: readonly string[],
  tell: (given: string, name: string) => string,
): { at: string | null; message?: string } | undefined {
  const name = names.find((one) => !isBlank(attributes[one]))
  if (name === undefined) return undefined
  const value = attributes[name]
  const at = readMoment(value)
  return at === undefined ? { at: null, message: tell(shorten(value), name) } : { at }
}

function shorten(value: unknown): string {
  return String(value).slice(0, 60)
}

/**
 * Decides how to store an imported document. A past date publishes it, unless it is a draft or has expired.
 */
export function destinationOf(publication: Publication | undefined, now: string): Destination {
  if (!publication) return 'readers'
  const { isDraft, at, until } = publication
  if (until !== undefined && until <= now) return { publishAt: null }
  if (at !== null && at > now) return { publishAt: at }
  return isDraft ? { publishAt: null } : 'readers'
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function readMoment(value: unknown): string | undefined {
  const text = String(value).trim()
  const [day = '', time = '00:00'] = text.split(/[T ]+/)
  // «2026-12-01T08:00:00+01:00» states its own time zone.
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)? ?(?:Z|[+-]\d\d:?\d\d)$/i.test(text)) {
    const instant = Date.parse(text.replace(' ', 'T').replace(' ', ''))
    return Number.isNaN(instant) ? undefined : new Date(instant).toISOString()
  }
  const moment = madridInstant(day, time)
  return 'iso' in moment ? moment.iso : undefined
}
