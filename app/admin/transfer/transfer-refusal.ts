import { OperatorError } from '../../platform/config/operator-error.ts'

/** A file cannot be imported at all; the message says why, in Spanish. */
export class TransferRefusal extends OperatorError {}
