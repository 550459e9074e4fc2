import { OperatorError } from '../operator-error.ts'

/** What was given cannot be imported at all; the message says why, in Spanish. */
export class TransferRefusal extends OperatorError {}
