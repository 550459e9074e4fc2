import type { PersonalData } from '../../accounts/accounts/personal-data.ts'
import { deleteLog, listAllAttempts } from './attempt-repository.server.ts'

/** The attempts of a person, as they stand in the file of their data. */
export const personalAttempts: PersonalData = {
  name: 'intentos',
  read: listAllAttempts,
  erase: deleteLog,
}
