import { data, type RouterContextProvider } from 'react-router'
import { recordAudit } from '../../accounts/accounts/record-audit.ts'
import { requireWriter } from '../../documents/core/document-access.server.ts'
import { binDays } from '../../documents/core/document-bin.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { services } from '../../platform/http/app-context.ts'
import { actOnMarked, type GroupAction, type GroupResult, type Marked } from './group-actions.server.ts'
import { groupTexts } from './panel-texts.ts'

/** The result of an action on marked documents. */
export type GroupAnswer =
  | { status: 'refused'; message: string; keys: string[] }
  /** Asks for confirmation before moving documents to the bin. */
  | { status: 'ask'; documents: { key: string; title: string; kind: string }[]; days: number }
  /** `removed`: keys of documents moved to the bin, which can be restored at once. */
  | { status: 'done'; message: string; failures: { title: string; message: string }[]; removed: string[] }

type Context = Readonly<RouterContextProvider>
const maxMarked = 100
const recorded = {
  publish: 'save',
  'take-back': 'save',
  move: 'save',
  remove: 'delete',
  restore: 'restore',
} as const

/** Applies the action of a form to the marked documents, if the user may write all of their kinds. */
export async function answerGroup(context: Context, form: FormData, accountId: string) {
  const keys = form.getAll('doc').map(String)
  const refuse = (message: string) => data<GroupAnswer>({ status: 'refused', message, keys }, { status: 400 })
  if (keys.length === 0) return refuse(groupTexts.nothing)
  if (keys.length > maxMarked) return refuse(groupTexts.tooMany)
  const marked = await findMarked(context, keys)
  const { db } = services(context)
  const action = await readAction(db, form)
  if (typeof action === 'string') return refuse(action)
  if (action.act === 'restore') sortForRemoval(context, marked).reverse()
  if (action.act === 'remove') {
    if (form.get('seguro') !== 'si') return data(await askAgain(db, marked))
    sortForRemoval(context, marked)
  }
  const now = new Date().toISOString()
  const { reportError } = services(context).requestInfo
  const results = await actOnMarked(db, marked, action, { accountId, now, reportError })
  for (const { tipo: kindSlug, id, message } of results) {
    if (message === undefined)
      recordAudit(context, { action: recorded[action.act], accountId, tipo: kindSlug, id })
  }
  return data(toAnswer(action, results))
}

async function findMarked(context: Context, keys: readonly string[]): Promise<Marked[]> {
  const { registry } = services(context)
  const marked = [...new Set(keys)].flatMap((key) => {
    const slash = key.indexOf('/')
    const kind = registry.find(key.slice(0, slash))
    return kind ? [{ kind, id: key.slice(slash + 1) }] : []
  })
  for (const kind of new Set(marked.map((one) => one.kind))) await requireWriter(context, kind)
  return marked
}

/**
 * Orders documents before those that they refer to, so that a block can be removed together with its topics.
 */
function sortForRemoval(context: Context, marked: Marked[]): Marked[] {
  const { kinds } = services(context).registry
  return marked.sort((one, other) => kinds.indexOf(other.kind) - kinds.indexOf(one.kind))
}

async function readAction(db: Database, form: FormData): Promise<GroupAction | string> {
  switch (form.get('accion')) {
    case 'publicar':
      return { act: 'publish' }
    case 'borrador':
      return { act: 'take-back' }
    case 'eliminar':
      return { act: 'remove' }
    case 'recuperar':
      return { act: 'restore' }
    case 'mover': {
      const id = String(form.get('bloque') ?? '')
      const block = await db
        .selectFrom('syllabus')
        .select(['id', 'name'])
        .where('id', '=', id)
        .executeTakeFirst()
      return block ? { act: 'move', block } : groupTexts.noBlock
    }
    default:
      return groupTexts.unknown
  }
}

async function askAgain(db: Database, marked: readonly Marked[]): Promise<GroupAnswer> {
  const kinds = new Map(marked.map(({ kind, id }) => [`${kind.tipo}/${id}`, kind.texts.name]))
  const rows = await db
    .selectFrom('document_overview')
    .select(['key', 'title'])
    .where('key', 'in', [...kinds.keys()])
    .orderBy('sortTitle')
    .execute()
  const documents = rows.map(({ key, title }) => ({ key, title, kind: kinds.get(key) ?? '' }))
  return { status: 'ask', documents, days: binDays }
}

function toKey({ tipo: kindSlug, id, message }: GroupResult): string[] {
  return message === undefined ? [`${kindSlug}/${id}`] : []
}

function toAnswer(action: GroupAction, results: readonly GroupResult[]): GroupAnswer {
  const failures = results.flatMap(({ title, message }) =>
    message === undefined ? [] : [{ title, message }],
  )
  const count = results.length - failures.length
  const said = {
    publish: () => groupTexts.published(count),
    'take-back': () => groupTexts.takenBack(count),
    remove: () => groupTexts.removed(count),
    restore: () => groupTexts.restored(count),
    move: () => groupTexts.moved(count, action.act === 'move' ? action.block.name : ''),
  }
  return {
    status: 'done',
    message: count === 0 ? '' : said[action.act](),
    failures,
    removed: action.act === 'remove' ? results.flatMap(toKey) : [],
  }
}
