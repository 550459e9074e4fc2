import { statSync } from 'node:fs'
import SqliteFile from 'better-sqlite3'
import pg from 'pg'
import { isForOperator, OperatorError } from '../config/operator-error.ts'
import { isServer } from './open-database.server.ts'
import { nameServers } from './server-addresses.ts'
import { findSoundCopy } from './sound-file.server.ts'
import { filePath } from './sqlite.server.ts'

/** The database cannot be used at the start. The message is for the operator, one line in Spanish. */
export class DatabaseStartError extends OperatorError {
  constructor(message: string, cause: unknown) {
    super(message, { cause })
  }
}

/**
 * Converts an error of the database at the start to a DatabaseStartError; returns any other error unchanged.
 */
export function explainStart(error: unknown, url: string): unknown {
  if (isForOperator(error)) return error
  if (isBadAddress(error)) return new DatabaseStartError(badAddress, error)
  for (let cause = error, depth = 0; cause instanceof Error && depth < 10; cause = cause.cause, depth++) {
    const message = isServer(url) ? explainServer(cause, url) : explainFile(cause, filePath(url))
    if (message !== undefined) return new DatabaseStartError(message, error)
  }
  return error
}

const badAddress = 'DATABASE_URL no está bien escrita: mira su servidor, su puerto y su ruta.'

function isBadAddress(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && /^ERR_INVALID_(?:URL|FILE_URL_)/.test(String(error.code))
  )
}

function explainFile(error: Error, path: string): string | undefined {
  const code = 'code' in error ? String(error.code) : ''
  if (isFolder(path)) return `DATABASE_URL nombra una carpeta, ${path}, y hace falta un archivo.`
  if (/^SQLITE_(?:CORRUPT|NOTADB)/.test(code))
    return `La base de datos ${path} está dañada. ${tellCopy(path)}`
  if (isClosedFolder(error) || /^SQLITE_(?:READONLY|CANTOPEN|PERM|AUTH)|^(?:EACCES|EROFS|EPERM)$/.test(code))
    return `No se puede escribir en la base de datos ${path}: quien ejecuta el servidor necesita permiso de escritura en ese archivo y en su carpeta.`
  if (/^SQLITE_FULL|^ENOSPC$/.test(code)) return `No queda sitio en el disco de la base de datos ${path}.`
  if (/^SQLITE_(?:BUSY|LOCKED)/.test(code))
    return `Otro programa tiene bloqueada la base de datos ${path}: ciérralo y vuelve a empezar.`
  if (code === 'SQLITE_IOERR_GETTEMPPATH')
    return 'SQLite necesita una carpeta temporal en la que pueda escribir: /tmp, /var/tmp o la de TMPDIR.'
  return error instanceof SqliteFile.SqliteError && /^SQLITE_IOERR/.test(code)
    ? `El disco falla al leer la base de datos ${path} (${code}).`
    : undefined
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

function tellCopy(path: string): string {
  const copy = findSoundCopy(path)
  return copy === undefined
    ? `Junto a ella no hay ninguna copia sana: recupera la última que tengas en otro sitio y borra antes ${path}-wal y ${path}-shm.`
    : `La copia sana más reciente es ${copy}: ponla en su lugar y borra antes ${path}-wal y ${path}-shm.`
}

/** Reasons for error codes that are not the statement's fault. */
const reasonsOfServer: Record<string, string> = {
  '25006': 'solo deja leer',
  '28P01': 'no acepta la contraseña de DATABASE_URL',
  '28000': 'no acepta al usuario de DATABASE_URL',
  '3D000': 'no tiene esa base de datos',
  '42501': 'no deja crear tablas al usuario de DATABASE_URL',
  '53300': 'no admite más conexiones',
  '57P03': 'está arrancando o parándose',
  XX001: 'tiene datos dañados: recupera la última copia de seguridad',
  XX002: 'tiene un índice dañado: recupera la última copia de seguridad o rehaz los índices (REINDEX)',
}

function explainServer(error: Error, url: string): string | undefined {
  const name = nameServers(url)
  const code = 'code' in error ? String(error.code) : ''
  if (error instanceof pg.DatabaseError) {
    const reason = reasonsOfServer[code]
    return reason && `La base de datos ${name} ${reason}.`
  }
  return /^E[A-Z_]+$/.test(code) || /timeout|terminated/i.test(error.message)
    ? `La base de datos ${name} no responde (${code || error.message}). Comprueba DATABASE_URL y que el servidor esté en marcha.`
    : undefined
}

/** Whether mkdir failed because the parent folder cannot be changed: some systems report ENOENT then. */
export function isClosedFolder(error: Error): boolean {
  return 'code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir'
}
