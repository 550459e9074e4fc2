import { references } from '../../documents/core/choice-fields.ts'
import { coursesField } from './courses.ts'

/** The curriculum fields of topics, challenges and problems. Without courses, those of the block apply. */
export const curriculumFields = {
  courses: coursesField('Si no marcas ninguno, los de su bloque.'),
  criteria: references('criterios', {
    label: 'Criterios de evaluación',
    import: ['criteria'],
    example: 'td-1-1',
  }),
}
