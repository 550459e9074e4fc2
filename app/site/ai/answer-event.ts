/** One line of the response that streams an answer, as JSON. */
export type AnswerEvent =
  /** The source of the text, before its first words. */
  | { note: string }
  /** The next piece, as plain text. */
  | { text: string }
  /** The whole answer, as sanitised HTML. */
  | { html: string; note: string }
  /** There is no answer: the page shows its template. */
  | { template: true }

/** A content type that proxies neither compress nor buffer. */
export const answerType = 'application/x-ndjson'
