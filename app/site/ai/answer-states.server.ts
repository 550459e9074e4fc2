import { listRows, titleOf } from '../../documents/core/document-rows.server.ts'
import type { Registry } from '../../documents/core/registry.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import type { AiAnswer } from './answer-repository.server.ts'
import type { Assistant } from './open-assistant.server.ts'

type AnswerStateName = 'none' | 'pinned' | 'current' | 'old'
type ListedAnswer = {
  tipo: string
  id: string
  kindName: string
  title: string
  state: AnswerStateName
  isEdited: boolean
  updatedAt: string
}

/** Describes answers for the list; those of documents in the bin are left out. */
export async function describeAnswers(
  db: Database,
  answers: readonly AiAnswer[],
  { registry, assistant }: { registry: Registry; assistant: Assistant },
): Promise<ListedAnswer[]> {
  const groups = Map.groupBy(answers, ({ tipo: kindSlug }) => kindSlug)
  const described = new Map<AiAnswer, ListedAnswer>()
  for (const [kindSlug, group] of groups) {
    const kind = registry.find(kindSlug)
    if (!kind) continue
    const ids = group.map(({ documentId }) => documentId)
    const rows = new Map((await listRows(db, kind, ids)).map((row) => [row.id, row]))
    for (const answer of group) {
      const row = rows.get(answer.documentId)
      if (row?.createdAt !== answer.documentCreatedAt) continue
      described.set(answer, {
        tipo: kindSlug,
        id: row.id,
        kindName: kind.texts.name,
        title: titleOf(kind, row),
        state: assistant.stateOf({ kind, row }, answer),
        isEdited: answer.editedAt !== null,
        updatedAt: answer.updatedAt,
      })
    }
  }
  return answers.flatMap((answer) => described.get(answer) ?? [])
}
