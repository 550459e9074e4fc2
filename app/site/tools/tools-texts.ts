export const toolsTexts = {
  title: 'Herramientas',
  heading: 'Caja de herramientas',
  description:
    'Programas y webs que usamos en clase: para qué sirven, si piden cuenta y si están en español.',
  simulators: 'Simuladores hechos aquí: engranajes, circuitos, puertas lógicas y más',
  empty: 'Todavía no hay herramientas.',
  open: 'Abrir',
  facts: 'Qué pide',
  newTab: '(se abre en una pestaña nueva)',
} as const
