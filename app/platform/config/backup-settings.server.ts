import { resolve } from 'node:path'
import { z } from 'zod'

const hour = 3_600_000
/** Hours; 0 means never. */
const hours = z.coerce.number().min(0).max(8760).optional()

/** The variables about the backups that the site keeps. */
export const backupVariables = {
  BACKUP_TO: z.string().trim().min(1).optional(),
  BACKUP_EVERY: hours,
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(14),
  BACKUP_MAX_AGE: z.coerce.number().int().min(1).max(36_500).default(60),
  BACKUP_WARN: hours,
}

/** The backups that the site keeps. */
export type BackupSettings = {
  /** A folder, or `s3://…`. */
  to: string
  /** One is made when the newest is so old; 0: only when somebody asks. Milliseconds. */
  everyMs: number
  /** So many stay at most. */
  keep: number
  maxAgeMs: number
  /** People are warned when the newest is older; 0: never. */
  lateMs: number
}

/** Made by the clock where somebody says where to; else by hand alone, in a folder of `dataDir`. */
export function readBackups(
  value: z.infer<z.ZodObject<typeof backupVariables>>,
  dataDir: string,
): BackupSettings {
  const { BACKUP_TO: to, BACKUP_KEEP: keep, BACKUP_MAX_AGE: days } = value
  const every = value.BACKUP_EVERY ?? (to === undefined ? 0 : 24)
  return {
    to: to ?? resolve(dataDir, 'copias'),
    everyMs: every * hour,
    keep,
    maxAgeMs: days * 24 * hour,
    lateMs: (value.BACKUP_WARN ?? 2 * every) * hour,
  }
}
