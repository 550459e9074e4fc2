/** Texts of questions generated from a simulator, in Markdown. */
export const simulatorQuestionTexts = {
  statement: (given: readonly string[], question: string): string =>
    `${given.map((one) => `- ${one}`).join('\n')}\n\n${question}`,
  howMuch: (name: string): string => `¿Cuánto vale esta lectura: ${lowerFirst(name)}?`,
  asDrawn: (address: string): string => `Lo demás, [como está en el simulador](${address})`,
  practice: 'Ponte a prueba',
} as const

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
