import { userInfo } from 'node:os'

/** Who runs a command, as the system calls them; their number where it has no name for them. */
export function nameOfOperator(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? '')
  }
}
