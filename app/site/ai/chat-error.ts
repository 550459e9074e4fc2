/**
 * Why a model gave no answer. Its message is for the operator's log: it holds nothing of a question, an answer or the
 * key, which providers like to repeat in theirs.
 */
export class ChatError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The model gave no answer: ${reason}`, options)
    this.name = 'ChatError'
  }
}
