/** Texts in print. Separate from reading-texts.ts because the script of every page contains them. */
export const printingTexts = { answers: 'Respuestas' } as const
