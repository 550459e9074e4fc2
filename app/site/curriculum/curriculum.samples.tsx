import { DocumentForm } from '../../editor/form/document-form.tsx'
import { SampleForm } from '../../editor/form/sample-form.tsx'
import type { Samples } from '../../ui/components/samples.ts'
import { CoverageTable } from './coverage-table.tsx'
import { criterion as definition } from './criterion.ts'
import { CriterionForm } from './criterion-form.tsx'
import { CourseOf, CriteriaOf } from './curriculum-facts.tsx'

const criterion = {
  id: '1',
  subject: 'Tecnología y Digitalización' as const,
  code: '2.1',
  text: 'Idear y diseñar soluciones eficaces, innovadoras y sostenibles a problemas definidos.',
}
const covered = {
  ...criterion,
  counts: [2, 0],
  courses: { 1: 1, 2: 1, 3: 0, 4: 0 },
  hidden: 1,
  documents: [[{ title: 'El proceso tecnológico', address: '/muestrario' }], []],
  isEmpty: false,
}
const bare = { ...covered, id: '2', code: '7.2', counts: [0, 0], documents: [[], []], isEmpty: true }
const kinds = [
  { tipo: 'temas', many: 'temas' },
  { tipo: 'retos', many: 'retos' },
]

export const samples: Samples = {
  'Formulario de un criterio': () => (
    <SampleForm errors={{ code: 'Escribe el número del criterio.' }}>
      <CriterionForm />
    </SampleForm>
  ),
  'Formulario entero de un documento nuevo': () => (
    <DocumentForm
      loaded={{ id: null, fields: {}, openedAt: null, formId: 'muestra' }}
      answer={undefined}
      definition={definition}
      references={{}}
    >
      <CriterionForm />
    </DocumentForm>
  ),
  'Cursos y criterios de un documento': () => (
    <>
      <dl className="facts">
        <CourseOf courses={['1', '3']} />
      </dl>
      <CriteriaOf criteria={[criterion]} />
    </>
  ),
  'Cobertura de los criterios': () => (
    <>
      <CoverageTable label="Criterios" kinds={kinds} courses={['1', '2', '3']} rows={[covered, bare]} />
      <CoverageTable label="Sin criterios" kinds={kinds} courses={['1', '2', '3']} rows={[]} />
    </>
  ),
}
