const exercises = (count: number): string => (count === 1 ? '1 ejercicio' : `${count} ejercicios`)

/** Texts of /repasar (docs/product.md 3.16). */
export const reviewTexts = {
  title: 'Repasar',
  description:
    'Vuelve lo que has fallado y lo que toca recordar, con números nuevos y mezclado de varios temas.',
  today: (count: number): string => `Hoy tienes ${exercises(count)} para repasar.`,
  mixed: 'Van de uno en uno y mezclados; los que tienen otros números los traen nuevos.',
  begin: 'Empezar',
  goOn: 'Seguir',
  nothingYet: 'Todavía no hay nada que repasar: aquí vuelve lo que contestas, unos días después.',
  beginWith: 'Empieza por un tema del',
  theTopics: 'temario',
  orProblems: 'o por un problema',
  nothingToday: 'Hoy no te toca repasar nada.',
  finished: 'Por hoy has terminado.',
  done: (count: number, right: number): string => {
    if (right === 0) return `Has repasado ${exercises(count)}.`
    return `Has repasado ${exercises(count)}${count === 1 ? ', a la primera' : `, ${right} a la primera`}.`
  },
  left: (count: number): string => (count === 1 ? 'Te queda 1.' : `Te quedan ${count}.`),
  later: (count: number): string =>
    `${count === 1 ? 'Te espera 1 más' : `Te esperan ${count} más`}: con diez al día basta.`,
  nextOn: (day: string): string => `Lo próximo te toca el ${day}.`,
  seeProgress: 'Ver tu progreso',
  next: 'Siguiente',
  finish: 'Terminar',
  source: 'Ver el problema entero',
  notFound: 'Ejercicio no encontrado',
  withoutScripts:
    'Lo que has contestado está guardado en este dispositivo, y sin JavaScript no se puede leer. Para repasar así, entra con una cuenta. Mientras tanto, practica con los',
  theProblems: 'problemas',
  offline: 'No hay conexión: los números nuevos llegan de la red.',
  offlineCopies: 'Estos los tienes guardados y puedes repasarlos con los números de su texto:',
  offlineNothing:
    'Ninguno de los ejercicios de hoy está guardado en este dispositivo. Inténtalo cuando haya conexión.',
} as const
