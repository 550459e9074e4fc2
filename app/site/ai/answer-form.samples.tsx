import type { Samples } from '../../ui/components/samples.ts'
import { AnswerForm } from './answer-form.tsx'

export const samples: Samples = {
  'Texto de una explicación': () => (
    <AnswerForm
      begun={{ answer: 'Divide la tensión entre la resistencia.', openedAt: '', written: 0 }}
      outcome={undefined}
    />
  ),
}
