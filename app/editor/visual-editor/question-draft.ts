import { type DraftFaults, listDraftFaults } from '../../learning/question-form/draft-faults.ts'
import type { PracticeDraft } from '../../learning/question-form/practice-draft.ts'
import { readQuestionDraft, writeQuestionDraft } from '../../learning/question-form/question-data.ts'
import { readQuestionData } from '../../learning/questions/read-question-data.ts'
import { type QuestionParts, rewriteQuestion } from './question-text.ts'
import { visualTexts } from './visual-texts.ts'

/** A question while its form is open. */
export type FormQuestion = {
  parts: QuestionParts
  /** Its YAML, and the same data as fields; `draft` is null while the YAML itself is edited. */
  data: string
  draft: PracticeDraft | null
}

/** Opens a question, with its data as fields if fields can express all of them. */
export function openQuestion(parts: QuestionParts): FormQuestion {
  return { parts, data: parts.data, draft: readQuestionDraft(parts.data) ?? null }
}

/** Sets the fields; unchanged data keep their YAML source. */
export function withDraft({ parts, data }: FormQuestion, draft: PracticeDraft): FormQuestion {
  return { parts, data: writeQuestionDraft(data, draft), draft }
}

/** The Markdown of the edited question. */
export function textOf(text: string, { parts, data }: FormQuestion): string {
  return rewriteQuestion(text, { ...parts, data })
}

/** Messages of what is wrong, by field path. */
export function listQuestionFaults({ parts, data, draft }: FormQuestion): DraftFaults {
  const faults = new Map<string, string>()
  if (parts.statement.trim() === '') faults.set('enunciado', visualTexts.questionNoStatement)
  if (draft) for (const [place, message] of listDraftFaults(draft)) faults.set(place, message)
  // Errors that no field shows, such as an unknown key.
  const read = faults.size === 0 || !draft ? readQuestionData(data, 1) : undefined
  if (read?.ok === false) faults.set(draft ? '' : 'texto', read.fault.message)
  return faults
}
