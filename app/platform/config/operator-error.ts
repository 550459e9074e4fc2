/** What an operator can put right. Its message says how, in Spanish, and is all that a command or a start prints of it. */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
  }
}

/** Whether an error tells the operator in full what is wrong. */
export function isForOperator(error: unknown): error is OperatorError {
  return error instanceof OperatorError
}
