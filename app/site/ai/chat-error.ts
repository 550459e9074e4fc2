/**
 * Why a model gave no answer. The message is for the operator's log and contains nothing of a question, an
 * answer or the key, which providers tend to repeat in their errors.
 */
export class ChatError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The model gave no answer: ${reason}`, options)
    this.name = 'ChatError'
  }
}
