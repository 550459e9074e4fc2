import { choices, references } from '../../documents/core/choice-fields.ts'
import type { Field } from '../../documents/core/field.ts'
import { courses, courseTexts } from './courses.ts'

/** The field for the courses of a document. Imported documents may write `[1, 2]`, «1, 2» or «1.º de ESO». */
export function coursesField(hint: string): Field<string | undefined> {
  return choices(courses, {
    label: 'Cursos',
    hint,
    texts: courseTexts,
    wrong: 'cursos de 1 a 4',
    import: ['courses', 'course'],
    fromText: (text) => text.replace(/[,;] */g, '\n').replace(/\.?º.*$/gm, ''),
  })
}

/** The curriculum fields of topics, challenges and problems. Without courses, those of the block apply. */
export const curriculumFields = {
  courses: coursesField('Si no marcas ninguno, los de su bloque.'),
  criteria: references('criterios', {
    label: 'Criterios de evaluación',
    import: ['criteria'],
    example: 'td-1-1',
  }),
}
