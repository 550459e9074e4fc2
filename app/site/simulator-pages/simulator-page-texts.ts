/** Texts of the simulator pages (docs/product.md 3.13). */
export const simulatorPageTexts = {
  title: 'Simuladores',
  description:
    'Toca, cambia un dato y mira qué pasa: engranajes, circuitos, puertas lógicas, vistas y más. Cada uno calcula de verdad.',
  kind: 'Simulador',
  practice: 'Ponte a prueba',
  practiceIntro: 'Calcula primero y compruébalo después en el simulador.',
  otherNumbers: 'Otros números',
  corrected: 'Algo del enlace no se podía usar y se ha cambiado:',
  notFound: 'Simulador no encontrado',
} as const
