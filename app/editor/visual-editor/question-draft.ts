import { type DraftFaults, listDraftFaults } from '../../learning/question-form/draft-faults.ts'
import type { PracticeDraft } from '../../learning/question-form/practice-draft.ts'
import { readQuestionDraft, writeQuestionDraft } from '../../learning/question-form/question-data.ts'
import { readQuestionData } from '../../learning/questions/read-question-data.ts'
import { type QuestionParts, rewriteQuestion } from './question-text.ts'
import { visualTexts } from './visual-texts.ts'

/** A question while its form is open. */
export type FormQuestion = {
  parts: QuestionParts
  /** Its data as text, and the same as fields; null while they are written as text. */
  data: string
  draft: PracticeDraft | null
}

/** A question to be written: its data as fields, where fields can show all of them. */
export function openQuestion(parts: QuestionParts): FormQuestion {
  return { parts, data: parts.data, draft: readQuestionDraft(parts.data) ?? null }
}

/** Other data; what did not change keeps its letters. */
export function withDraft({ parts, data }: FormQuestion, draft: PracticeDraft): FormQuestion {
  return { parts, data: writeQuestionDraft(data, draft), draft }
}

/** The question as its text holds it. */
export function textOf(text: string, { parts, data }: FormQuestion): string {
  return rewriteQuestion(text, { ...parts, data })
}

/** What is wrong, by the place of the field. */
export function listQuestionFaults({ parts, data, draft }: FormQuestion): DraftFaults {
  const faults = new Map<string, string>()
  if (parts.statement.trim() === '') faults.set('enunciado', visualTexts.questionNoStatement)
  if (draft) for (const [place, message] of listDraftFaults(draft)) faults.set(place, message)
  // What no field shows: a key that is not known.
  const read = faults.size === 0 || !draft ? readQuestionData(data, 1) : undefined
  if (read?.ok === false) faults.set(draft ? '' : 'texto', read.fault.message)
  return faults
}
