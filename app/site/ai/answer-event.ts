/** A line of what the server sends while a model answers: JSON each. */
export type AnswerEvent =
  /** Whose text it is, before its first words. */
  | { note: string }
  /** The next piece, as plain text. */
  | { text: string }
  /** The whole, as safe HTML. */
  | { html: string; note: string }
  /** There is no answer: the page has a text of its own. */
  | { template: true }

/** A type that nothing on the way compresses or gathers. */
export const answerType = 'application/x-ndjson'
