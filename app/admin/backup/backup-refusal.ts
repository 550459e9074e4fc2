import { OperatorError } from '../../platform/config/operator-error.ts'

/** Texts about backups, for commands and pages. */
export const backupTexts = {
  notOurs: (path: string): string => `${path} no es una copia de seguridad de Engrana.`,
  missing: (path: string): string => `No se puede leer ${path}: comprueba que exista y que tengas permiso.`,
  broken: (why: string): string => `La copia está dañada o incompleta (${why}). Prueba con otra.`,
  tooNew:
    'La copia es de una versión más nueva de Engrana que este programa. Actualiza Engrana y vuelve a intentarlo.',
  rowsRefused: (why: string): string =>
    `La base de datos no admite lo que trae la copia (${why}). No se ha guardado nada en ella.`,
  databaseTooNew:
    'La base de datos es más nueva que este programa. Haz la copia con la versión de Engrana que la usa.',
  databaseInUse: (place: string): string =>
    `La base de datos ${place} no está vacía. Elige otra (DATABASE_URL) u otra carpeta (DATA_DIR) que lo esté: aquí no se borra nada.`,
  filesInUse: (key: string): string =>
    `El almacén de imágenes no está vacío: tiene «${key}», que no viene de aquí. Elige otro (STORAGE_URL o DATA_DIR): aquí no se borra nada.`,
  noDatabase: (place: string): string => `No hay ninguna base de datos en ${place}.`,
  differs: (table: string): string =>
    `Lo escrito en «${table}» no coincide con el original, así que no se ha guardado nada en la base de datos.`,
  fileDiffers: (key: string): string => `La imagen ${key} no coincide con el original al volver a leerla.`,
  fileExists: (path: string): string => `${path} ya existe: elige otro nombre.`,
} as const

/** A backup, or its destination, cannot be used; the message is for the operator, in Spanish. */
export class BackupRefusal extends OperatorError {}

/** The error for an incomplete or damaged archive. */
export function brokenArchive(why: string): BackupRefusal {
  return new BackupRefusal(backupTexts.broken(why))
}

/** The destination already contains a site. */
export class InUseRefusal extends BackupRefusal {}
