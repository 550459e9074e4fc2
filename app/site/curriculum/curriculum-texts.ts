export const curriculumTexts = {
  course: 'Curso',
  criteriaOf: (count: number) => `Criterios de evaluación (${count})`,
  title: 'Currículo',
  description:
    'Los criterios de evaluación y qué temas, retos y problemas los trabajan. Se cuenta lo que ya se puede leer en la web; lo que todavía no se ve, aparte.',
  download: 'Descargar la cobertura (CSV)',
  none: 'Todavía no hay criterios.',
  noneOfSubject: 'Todavía no hay criterios de esta materia.',
  coveredOf: (covered: number, all: number) =>
    covered === all
      ? `Los ${all} criterios tienen algún documento.`
      : `${covered} de ${all} criterios tienen algún documento.`,
  subject: 'Materia',
  code: 'Código',
  criterion: 'Criterio',
  total: 'Total',
  hidden: 'Aún no se ven',
  share: '% de los documentos',
  state: 'Estado',
  covered: 'Con documentos',
  empty: 'Sin documentos',
  noDocument: 'Ninguno',
  documents: (count: number) => (count === 1 ? 'Ver 1 documento' : `Ver ${count} documentos`),
  of: (code: string) => `del criterio ${code}`,
  short: (course: string) => `${course}.º`,
} as const
