import { z } from '../../ui/forms/schema.ts'

const draftSchema = z.object({
  fields: z.record(z.string(), z.string()),
  openedAt: z.string().nullable(),
  formId: z.string(),
  keptAt: z.string(),
})

/** Unsaved input of a form, as stored in localStorage. */
export type DeviceDraft = z.infer<typeof draftSchema>
type KeptDraft = DeviceDraft & { key: string }

const prefix = 'borrador:'
const keepDays = 60

/** Storage key prefix for the drafts of one document and account; each opened form appends its own id. */
export function draftScope(who: string, kindSlug: string, id: string): string {
  return `${prefix}${who}:${kindSlug}:${id}:`
}

/** Stores a draft; returns false if the browser cannot store it. */
export function keepDraft(scope: string, draft: DeviceDraft): boolean {
  try {
    localStorage.setItem(scope + draft.formId, JSON.stringify(draft))
    return true
  } catch (error) {
    // The quota is exceeded, or storage is disabled.
    if (error instanceof DOMException) return false
    throw error
  }
}

export function dropDraft(scope: string, formId: string): void {
  withStorage((storage) => storage.removeItem(scope + formId))
}

/** Lists the drafts of a document, newest first. Deletes expired drafts of all documents. */
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
    // Browsers with storage disabled throw on the first access.
    if (!(error instanceof DOMException)) throw error
  }
}
