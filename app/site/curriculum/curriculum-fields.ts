import { references } from '../../documents/core/choice-fields.ts'
import { coursesField } from './courses.ts'

/** What topics, challenges and problems say of their place in the curriculum. Courses that are left out are those of the block. */
export const curriculumFields = {
  courses: coursesField('Si no marcas ninguno, los de su bloque.'),
  criteria: references('criterios', {
    label: 'Criterios de evaluación',
    import: ['criteria'],
    example: 'td-1-1',
  }),
}
