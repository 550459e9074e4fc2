import type { PersonalData } from '../../accounts/accounts/collect-account-data.server.ts'
import { deleteLog, listAllAttempts } from './attempt-repository.server.ts'

/** The attempts of an account, as they are exported in its personal data file and deleted with it. */
export const personalAttempts: PersonalData = {
  name: 'intentos',
  read: listAllAttempts,
  erase: deleteLog,
}
