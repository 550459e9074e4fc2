import { SampleForm } from '../../editor/form/sample-form.tsx'
import type { Samples } from '../../ui/components/samples.ts'
import { ChallengeForm } from './challenge-form.tsx'
import IdeaGenerator from './idea-generator.island.tsx'

const note = 'Texto de una inteligencia artificial: puede equivocarse.'

export const samples: Samples = {
  'Formulario de un reto': () => (
    <SampleForm fields={{ title: 'Una catapulta de palillos' }}>
      <ChallengeForm />
    </SampleForm>
  ),
  'Generador de ideas': () => <IdeaGenerator topic={null} answer={null} asksModel={false} />,
  'Generador de ideas con una idea': () => (
    <IdeaGenerator
      topic="palancas"
      answer={{ html: '<p>Construye una grúa que levante 200 g.</p>', note }}
      asksModel
    />
  ),
}
