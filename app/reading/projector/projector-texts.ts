/** Texts of «Proyectar» (docs/product.md 3.12). */
export const projectorTexts = {
  label: (title: string) => `Proyección de «${title}»`,
  previous: 'Anterior',
  next: 'Siguiente',
  leave: 'Salir',
  place: (number: number, count: number) => `${number} de ${count}`,
  section: (title: string, number: number, count: number) => `${title}, ${number} de ${count}`,
  hint: 'Pista',
  answer: 'Respuesta',
} as const
