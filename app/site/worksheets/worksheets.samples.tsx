import type { Samples } from '../../ui/components/samples.ts'
import type { Worksheet } from './worksheet.ts'
import { Messages } from './worksheet-faults.tsx'
import { WorksheetForm } from './worksheet-form.tsx'
import { WorksheetKey } from './worksheet-key.tsx'
import { VariantPaper } from './worksheet-paper.tsx'
import { WorksheetTools } from './worksheet-tools.tsx'

const worksheet: Worksheet = {
  codes: ['0000001'],
  number: 4213,
  letters: ['A'],
  hasKey: true,
  title: 'Ley de Ohm',
  group: '3.º B',
}
const problem = {
  code: '0000001',
  title: 'La corriente de una bombilla',
  difficulty: 'Baja' as const,
  courses: ['3' as const],
}
const statementHtml = '<p>Una bombilla de 24 Ω está conectada a 12 V. ¿Cuánta corriente pasa?</p>'
const choice = {
  kind: 'choice' as const,
  label: '¿De qué género es?',
  options: [
    { text: 'Primero', isRight: true },
    { text: 'Segundo', isRight: false },
  ],
}
const variant = {
  letter: 'A' as const,
  qr: null,
  problems: [{ id: '1', title: problem.title, statementHtml, picture: undefined, parts: [choice] }],
}
const picking = {
  chosen: [problem],
  blocks: [{ name: 'Electricidad', problems: [{ ...problem, code: '0000002', title: 'Dos pilas' }] }],
  blockNames: ['Electricidad'],
  filter: { block: '', course: '', difficulty: '' },
  messages: [],
  notice: '',
  isCut: true,
  given: { title: '', group: '', variants: '2', number: '', hasKey: true },
}

export const samples: Samples = {
  'Elegir los problemas de una ficha': () => <WorksheetForm picking={picking} />,
  'Faltas de una ficha': () => <Messages messages={['Elige al menos un problema.']} />,
  'Qué hacer con una ficha': () => <WorksheetTools worksheet={worksheet} />,
  'Ficha en papel': () => <VariantPaper worksheet={worksheet} variant={variant} />,
  'Clave de una ficha': () => (
    <WorksheetKey
      problems={[
        { id: '1', title: problem.title, answers: [{ label: '', text: '0,5 A', note: '' }], result: '' },
        { id: '2', title: 'Un puente', answers: [], result: 'Depende del puente.' },
      ]}
    />
  ),
}
