import { resolve } from 'node:path'
import { z } from 'zod'

const hourMs = 3_600_000
/** Hours; 0 means never. */
const hours = z.coerce.number().min(0).max(8760).optional()

/** Environment variables for automatic backups. */
export const backupVariables = {
  BACKUP_TO: z.string().trim().min(1).optional(),
  BACKUP_EVERY: hours,
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(14),
  BACKUP_MAX_AGE: z.coerce.number().int().min(1).max(36_500).default(60),
  BACKUP_WARN: hours,
}

/** Settings of automatic backups. */
export type BackupSettings = {
  /** Target: a folder, or `s3://…`. */
  to: string
  /** Milliseconds. A backup is made when the newest one is this old; 0: only on request. */
  everyMs: number
  /** Maximum number of backups. */
  keep: number
  maxAgeMs: number
  /** Milliseconds. Admins are warned when the newest backup is older; 0: never. */
  lateMs: number
}

/**
 * Reads the backup settings. Backups are automatic only where BACKUP_TO is set; otherwise they are made on
 * request, in a folder of `dataDir`.
 */
export function readBackups(
  value: z.infer<z.ZodObject<typeof backupVariables>>,
  dataDir: string,
): BackupSettings {
  const { BACKUP_TO: to, BACKUP_KEEP: keep, BACKUP_MAX_AGE: days } = value
  const every = value.BACKUP_EVERY ?? (to === undefined ? 0 : 24)
  return {
    to: to ?? resolve(dataDir, 'copias'),
    everyMs: every * hourMs,
    keep,
    maxAgeMs: days * 24 * hourMs,
    lateMs: (value.BACKUP_WARN ?? 2 * every) * hourMs,
  }
}
