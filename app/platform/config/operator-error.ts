/**
 * An error that the operator can fix. Its Spanish message says how, and is all that a command or a start
 * prints.
 */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
  }
}

/** Whether the message of an error is meant for the operator. */
export function isForOperator(error: unknown): error is OperatorError {
  return error instanceof OperatorError
}
