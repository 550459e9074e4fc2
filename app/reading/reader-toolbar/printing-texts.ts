/** Words on paper; the script of every page has them, and no room for those of reading-texts.ts. */
export const printingTexts = { answers: 'Respuestas' } as const
