export const aiTexts = {
  generated: (model: string) => `Generado por IA: puede tener errores. Modelo: ${model}.`,
  reviewed: (model: string) =>
    `Generado por IA: puede tener errores. Modelo: ${model}. Revisado por el profesorado.`,
  written: 'Escrito por el profesorado.',
  edit: 'Editar respuesta de IA',
} as const
