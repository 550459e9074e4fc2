export const homeTexts = {
  intro:
    'Temas claros, retos semanales y problemas resueltos de Tecnología para la ESO. Sin anuncios y sin cuenta.',
  start: 'Empezar a aprender',
  seeChallenges: 'Ver retos',
  courses: 'Temario de',
  turnGears: 'Gíralos: una vuelta de la grande son dos de la pequeña.',
  turned: (wheel: number, pinion: number): string =>
    `La grande, ${Math.round(wheel)} grados; la pequeña, ${Math.round(pinion)} grados.`,
  recentTopics: 'Temas recientes',
  noTopics: 'No hay temas recientes.',
  allTopics: 'Ver todos los temas',
  dailyDose: 'Dosis diaria',
  challenge: 'Reto destacado',
  goToChallenge: 'Ir al reto',
  problem: 'Problema sugerido',
  goToProblem: 'Ir al problema',
  allChallenges: 'Ver todos los retos',
  allProblems: 'Ver todos los problemas',
  simulators: 'Simuladores',
  allSimulators: 'Ver todos los simuladores',
  latestPosts: 'Últimas entradas',
  noPosts: 'No hay entradas recientes.',
  allPosts: 'Ver todo el blog',
  tools: 'Herramientas',
  allTools: 'Ver todas las herramientas',
  description:
    'Tecnología de 1.º a 4.º de ESO: temario, retos semanales, problemas resueltos y herramientas.',
} as const

const inBrowser = { runsIn: 'browser', language: 'spanish' } as const

/**
 * The four default tools of the home page (docs/product.md 3.1): 3D design, block programming, coding
 * courses, simulations.
 */
export const homeTools = [
  {
    name: 'Tinkercad',
    url: 'https://www.tinkercad.com/',
    description: 'Piezas en 3D con formas sencillas, y circuitos con Arduino.',
    imageUrl: '/figuras/herramienta-tinkercad.svg',
    account: 'required',
    ...inBrowser,
  },
  {
    name: 'Scratch',
    url: 'https://scratch.mit.edu/',
    description: 'Programa historias, juegos y animaciones uniendo bloques.',
    imageUrl: '/figuras/herramienta-scratch.svg',
    account: 'optional',
    ...inBrowser,
  },
  {
    name: 'Code.org',
    url: 'https://code.org/es',
    description: 'Cursos de programación paso a paso, desde cero y a tu ritmo.',
    imageUrl: '/figuras/herramienta-code-org.svg',
    account: 'optional',
    ...inBrowser,
  },
  {
    name: 'PhET',
    url: 'https://phet.colorado.edu/es/',
    description: 'Experimenta con circuitos, fuerzas, energía y ondas.',
    imageUrl: '/figuras/herramienta-phet.svg',
    account: 'none',
    ...inBrowser,
  },
] as const
