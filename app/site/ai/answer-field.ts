import { markdown } from '../../documents/core/fields.ts'
import { aiPanelTexts } from './ai-panel-texts.ts'

/** The field for the text of an answer. */
export const answerField = markdown({
  label: aiPanelTexts.answer,
  hint: aiPanelTexts.hint,
  required: 'la respuesta',
})
