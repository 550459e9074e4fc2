export const homeTexts = {
  headline: ['Aprueba,', 'aprende', 'y aplica.'],
  intro:
    'Temas claros, retos semanales y problemas resueltos de Tecnología para la ESO. Sin anuncios, sin cuenta y sin perder el hilo.',
  start: 'Empezar a aprender',
  seeChallenges: 'Ver retos',
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

/** The four fixed tools of the home page (docs/product.md 3.1): 3D design, block programming, coding courses, simulations. */
export const homeTools = [
  {
    name: 'Tinkercad',
    url: 'https://www.tinkercad.com/',
    description: 'Diseño 3D y circuitos en el navegador, para tu primera pieza y tu primer montaje.',
  },
  {
    name: 'Scratch',
    url: 'https://scratch.mit.edu/',
    description: 'Programación por bloques para crear historias, juegos y animaciones.',
  },
  {
    name: 'Code.org',
    url: 'https://code.org/es',
    description: 'Cursos de programación paso a paso, desde cero y a tu ritmo.',
  },
  {
    name: 'PhET',
    url: 'https://phet.colorado.edu/es/',
    description: 'Simulaciones de ciencias: circuitos, fuerzas, energía y ondas que puedes tocar.',
  },
] as const
