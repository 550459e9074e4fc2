import { z } from '../../ui/forms/schema.ts'

const draftSchema = z.object({
  fields: z.record(z.string(), z.string()),
  openedAt: z.string().nullable(),
  formId: z.string(),
  keptAt: z.string(),
})

/** What somebody typed and has not saved, as this device keeps it. */
export type DeviceDraft = z.infer<typeof draftSchema>
type KeptDraft = DeviceDraft & { key: string }

const prefix = 'borrador:'
const keepDays = 60

/** Where the drafts of one document and person are kept; each opened form adds an id of its own. */
export function draftScope(who: string, tipo: string, id: string): string {
  return `${prefix}${who}:${tipo}:${id}:`
}

/** Keeps a draft; false when the device keeps nothing. */
export function keepDraft(scope: string, draft: DeviceDraft): boolean {
  try {
    localStorage.setItem(scope + draft.formId, JSON.stringify(draft))
    return true
  } catch (error) {
    // No room, or a browser that stores nothing.
    if (error instanceof DOMException) return false
    throw error
  }
}

export function dropDraft(scope: string, formId: string): void {
  withStorage((storage) => storage.removeItem(scope + formId))
}

/** The drafts of a document, the newest first. Those of all documents that are too old go. */
export function listDrafts(scope: string, now: number = Date.now()): KeptDraft[] {
  const drafts: KeptDraft[] = []
  withStorage((storage) => {
    for (const key of Object.keys(storage).filter((name) => name.startsWith(prefix))) {
      const draft = readDraft(storage.getItem(key))
      if (!draft || now - Date.parse(draft.keptAt) > keepDays * 86_400_000) storage.removeItem(key)
      else if (key.startsWith(scope)) drafts.push({ ...draft, key })
    }
  })
  return drafts.sort((a, b) => (a.keptAt < b.keptAt ? 1 : -1))
}

function readDraft(text: string | null): DeviceDraft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(text ?? '')).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function withStorage(use: (storage: Storage) => void): void {
  try {
    use(localStorage)
  } catch (error) {
    // Browsers that store nothing throw at the first touch.
    if (!(error instanceof DOMException)) throw error
  }
}
