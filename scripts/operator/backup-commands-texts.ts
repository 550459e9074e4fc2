import type { ArchiveManifest } from '../../app/admin/backup/archive-format.server.ts'
import type { Copied } from '../../app/admin/backup/copy-site.server.ts'
import { formatBytes } from '../../app/documents/media/format-bytes.ts'

const tables: Record<string, [one: string, many: string]> = {
  topics: ['tema', 'temas'],
  problems: ['problema', 'problemas'],
  challenges: ['reto', 'retos'],
  blog_posts: ['entrada', 'entradas'],
  users: ['cuenta', 'cuentas'],
  document_versions: ['versión guardada', 'versiones guardadas'],
  attempts: ['intento', 'intentos'],
}

function tell(rows: ReadonlyMap<string, number>): string {
  return Object.entries(tables)
    .map(([name, [one, many]]) => ({ count: rows.get(name) ?? 0, one, many }))
    .map(({ count, one, many }) => `${count} ${count === 1 ? one : many}`)
    .join(', ')
}

function tellFiles(count: number): string {
  return count === 1 ? '1 archivo de imagen' : `${count} archivos de imagen`
}

function tellMissing(keys: readonly string[]): string {
  if (keys.length === 0) return ''
  const first = keys.slice(0, 5).join(', ')
  return `\nAviso: el almacén no tiene ${keys.length === 1 ? 'una imagen' : `${keys.length} imágenes`} que la base de datos nombra (${first}${keys.length > 5 ? '…' : ''}).`
}

function tellManifest({ tables: counted, files, missingFiles }: ArchiveManifest): string {
  const rows = new Map(Object.entries(counted).map(([name, table]) => [name, table.rows]))
  return `${tell(rows)} y ${tellFiles(files.rows)}.${tellMissing(missingFiles)}`
}

export const commandTexts = {
  backupUsage:
    'Uso: npm run backup -- copia.tar\nSin archivo, hace una más de las que se guardan en BACKUP_TO.',
  beingMade: 'Ya se está haciendo otra copia.',
  restoreUsage: 'Uso: npm run restore -- copia.tar',
  copyUsage:
    'Uso: npm run copy -- --from sqlite:./data/engrana.sqlite --to postgres://usuario:clave@host/base\n' +
    '     [--from-files CARPETA|s3://…] [--to-files CARPETA|s3://…]\n' +
    'Sin --from-files, las imágenes son las de STORAGE_URL o las de DATA_DIR; sin --to-files, se quedan donde están.',
  saved: (path: string, bytes: number, manifest: ArchiveManifest): string =>
    `Copia hecha: ${path} (${formatBytes(bytes)}). ${tellManifest(manifest)}\n` +
    'Lleva las cuentas con sus contraseñas cifradas: guárdala donde solo la lea quien administra.',
  restored: (manifest: ArchiveManifest): string =>
    `Web recuperada: ${tellManifest(manifest)}\nYa puedes arrancarla. Todo el mundo tiene que volver a entrar.`,
  copied: ({ tables: counted, files, known, missingFiles }: Copied): string =>
    `Web copiada, y comprobada fila a fila: ${tell(new Map(counted.map(({ name, rows }) => [name, rows])))} y ${tellFiles(files)}` +
    `${known > 0 ? ` (${known} ya estaban)` : ''}.${tellMissing(missingFiles)}`,
} as const
