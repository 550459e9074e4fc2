import type { TopicLevel } from './topic-state.ts'

const exercises = (count: number): string => (count === 1 ? '1 ejercicio' : `${count} ejercicios`)

const levels = {
  new: 'Por empezar',
  begun: 'Empezado',
  practised: 'Practicado',
  mastered: 'Dominado',
} satisfies Record<TopicLevel, string>

/** Texts of /progreso (docs/product.md 3.15). */
export const progressTexts = {
  title: 'Mi progreso',
  description: 'Qué has empezado, qué has practicado y qué dominas ya, tema a tema, y por dónde seguir.',
  levels,
  signs: { new: '○', begun: '◔', practised: '◑', mastered: '●' } satisfies Record<TopicLevel, string>,
  exercises,
  solved: (solved: number, of: number): string => `${solved} de ${exercises(of)}`,
  levelOf: (level: TopicLevel, solved: number, of: number): string => `${levels[level]}: ${solved} de ${of}`,
  noExercises: 'Sin ejercicios todavía',

  goOn: 'Por dónde seguir',
  nothingYet: 'Todavía no has contestado nada.',
  beginWith: 'Empieza por',
  theTopics: 'el temario',
  orProblems: 'o elige un problema',
  review: 'Repasar hoy',
  noReview: 'Hoy no te toca repasar nada.',
  resume: 'Sigue donde lo dejaste',
  missing: (count: number): string =>
    count === 1 ? 'te falta 1 ejercicio' : `te faltan ${count} ejercicios`,
  next: 'Lo siguiente',
  nextExercise: 'Te falta:',
  toReview: 'Ir a Repasar',

  map: 'El curso',
  noTopics: 'Todavía no hay temas.',

  known: 'Lo que ya sabes hacer',
  knownLead:
    'Según los criterios con los que se evalúa la materia, de los temas que tienes practicados o dominados.',
  knownNothing: 'Aquí verás, con las palabras del currículo, lo que sabes hacer de los temas que practiques.',

  rule: 'Cómo se cuenta',
  rules: [
    'Empezado: has contestado a alguno de los ejercicios del tema, bien o mal.',
    'Practicado: has acertado la mitad de sus ejercicios o más. Da igual cuántas veces lo hayas intentado y si has mirado las pistas; lo que contestas después de ver la solución no cuenta como acierto.',
    'Dominado: lo tienes practicado y has vuelto a acertar algún ejercicio del tema siete días después del primer acierto, o más tarde.',
    'Si un tema dominado se te resiste, vuelve a practicado hasta que aciertes el ejercicio que has fallado. Lo demás no baja nunca: no hay rachas que perder ni nadie con quien compararte.',
    'En Repasar vuelve lo que has fallado, al día siguiente, y lo que has acertado, cada vez más tarde: a los tres días, a las dos semanas… hasta dos meses. Son diez ejercicios al día como mucho.',
  ],

  data: 'Tus datos',
  onDevice:
    'Lo que contestas se guarda en este dispositivo. Si entras con una cuenta, también en ella, y lo ves en los demás.',
  onAccount: 'Lo que contestas se guarda en tu cuenta y en los dispositivos en los que entras.',
  download: 'Descargar mis datos',
  fileName: 'mi-progreso.json',
  erase: 'Borrar mi progreso',
  eraseWhat: 'Se borra todo lo que has contestado en este dispositivo. No se puede deshacer.',
  eraseYes: 'Sí, borrar',
  erased: 'Tu progreso se ha borrado.',
  eraseFailed: 'No se ha podido borrar. Inténtalo de nuevo.',
  withoutScripts:
    'Tu progreso se guarda en este dispositivo, y sin JavaScript no se puede leer. Si entras con una cuenta, esta página te lo muestra también así.',
} as const
