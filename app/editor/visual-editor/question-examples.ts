import type { Examples } from '../../learning/question-form/draft-contexts.tsx'
import {
  blankMistake,
  blankQuestion,
  type PracticeDraft,
  type QuestionKind,
} from '../../learning/question-form/practice-draft.ts'
import { readQuestionDraft, writeQuestionDraft } from '../../learning/question-form/question-data.ts'
import { type QuestionTemplate, questionTemplates } from '../../learning/questions/question-templates.ts'
import type { FormQuestion } from './question-draft.ts'
import { type QuestionParts, readQuestion } from './question-text.ts'

type Example = { template: QuestionTemplate; parts: QuestionParts; draft: PracticeDraft; kind: QuestionKind }

const examples: readonly Example[] = questionTemplates.flatMap((template) => {
  const parts = readQuestion(template.text.trimEnd())
  const draft = parts && readQuestionDraft(parts.data)
  const kind = draft?.questions[0]?.kind
  return parts && draft && kind ? [{ template, parts, draft, kind }] : []
})

/** A blank question of the same kind as an example. */
export function blankOf(template: QuestionTemplate): FormQuestion {
  const example = examples.find((one) => one.template === template)
  const {
    kind,
    draft: { data },
  } = example ?? { kind: 'valor', draft: { data: [] } }
  const question = { ...blankQuestion(kind), ...(kind === 'valor' && { mistakes: [blankMistake()] }) }
  const draft: PracticeDraft = {
    data: data.map(() => ({ name: '', values: '' })),
    condition: '',
    questions: [question],
    hints: [],
  }
  const written = writeQuestionDraft('', draft)
  const parts = {
    kind: example?.parts.kind ?? 'pregunta',
    title: '',
    statement: '',
    data: written,
    explanation: '',
  }
  return { parts, data: written, draft }
}

/**
 * Placeholders for empty fields: the example that the question was started from, if it has the same kind, or
 * another example of its kind.
 */
export function examplesFor(
  kind: QuestionKind,
  template: QuestionTemplate | undefined,
): { parts: QuestionParts | undefined; fields: Examples } {
  const own = examples.find((one) => one.template === template && one.kind === kind)
  const found = own ?? examples.find((one) => one.kind === kind)
  const varied = own && own.draft.data.length > 0 ? own : examples.find(({ draft }) => draft.data.length > 0)
  return {
    parts: found?.parts,
    fields: {
      data: varied?.draft.data ?? [],
      hints: found?.draft.hints ?? [],
      question: found?.draft.questions[0],
    },
  }
}
