import { userInfo } from 'node:os'

/** Name of the system user that runs a command, or its numeric id if it has no name. */
export function nameOfOperator(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? '')
  }
}
