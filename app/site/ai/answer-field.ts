import { markdown } from '../../documents/core/fields.ts'
import { aiPanelTexts } from './ai-panel-texts.ts'

/** The text of an answer, as its form asks for it. */
export const answerField = markdown({
  label: aiPanelTexts.answer,
  hint: aiPanelTexts.hint,
  required: 'la respuesta',
})
