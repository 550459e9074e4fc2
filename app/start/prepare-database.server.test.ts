import { copyFile, mkdir, mkdtemp, open, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { type Config, readConfig } from '../platform/config/config.server.ts'
import { DatabaseStartError } from '../platform/db/start-error.server.ts'
import { prepareDatabase } from './prepare-database.server.ts'

async function newConfig(environment: Record<string, string> = {}): Promise<Config & { path: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-prepare-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const config = readConfig({ DATA_DIR: folder, DEMO: '0', ...environment })
  return { ...config, path: join(folder, 'engrana.sqlite') }
}

async function overwrite(path: string, at: number, bytes: Buffer): Promise<void> {
  const file = await open(path, 'r+')
  await file.write(bytes, 0, bytes.length, at)
  await file.close()
}

/** The single line that the operator reads when the start fails. */
async function startFault(config: Config): Promise<string> {
  const error: unknown = await prepareDatabase(config).then(
    () => undefined,
    (fault: unknown) => fault,
  )
  expect(error).toBeInstanceOf(DatabaseStartError)
  const message = error instanceof Error ? error.message : ''
  expect(message).not.toContain('\n')
  return message
}

test('names a file that is not a database and advises restoring a backup', async () => {
  const config = await newConfig()
  await writeFile(config.path, 'esto no es una base de datos, pero tiene bastantes letras para parecer algo')
  expect(await startFault(config)).toBe(
    `La base de datos ${config.path} está dañada. Junto a ella no hay ninguna copia sana: recupera la última que tengas en otro sitio y borra antes ${config.path}-wal y ${config.path}-shm.`,
  )
})

test('detects a damaged database at start and names the newest intact backup', async () => {
  const config = await newConfig()
  await prepareDatabase(config)
  const copies = join(config.dataDir, 'copias')
  await mkdir(copies)
  const copy = (name: string): string => join(copies, name)
  for (const name of ['lunes.sqlite', 'martes.sqlite', 'rota.sqlite']) await copyFile(config.path, copy(name))
  await writeFile(join(copies, 'notas.txt'), 'nada')
  await utimes(copy('lunes.sqlite'), 1000, 1000)
  await utimes(copy('martes.sqlite'), 2000, 2000)
  // Overwrite from the second page on: the header stays valid.
  for (const path of [config.path, copy('rota.sqlite')])
    await overwrite(path, 4096, Buffer.alloc(40_000, 0xff))
  expect(await startFault(config)).toContain(`La copia sana más reciente es ${copy('martes.sqlite')}:`)
})

test('explains which permission a read-only database lacks', async () => {
  const config = await newConfig()
  await prepareDatabase(config)
  // Root ignores file permissions, so set a file format version that SQLite can only read.
  const file = new SqliteFile(config.path)
  file.pragma('journal_mode = delete')
  file.close()
  await overwrite(config.path, 18, Buffer.from([3]))
  expect(await startFault(config)).toBe(
    `No se puede escribir en la base de datos ${config.path}: quien ejecuta el servidor necesita permiso de escritura en ese archivo y en su carpeta.`,
  )
})

test('reports a data folder that cannot be created', async () => {
  const config = await newConfig()
  await writeFile(config.path, '')
  const dataDir = join(config.path, 'datos')
  expect(await startFault({ ...config, dataDir })).toBe(
    `No se puede escribir en la carpeta de datos ${dataDir}.`,
  )
})

test('names a database server that does not respond, without its password', async () => {
  const config = await newConfig({ DATABASE_URL: 'postgres://ana:secreto@127.0.0.1:1/engrana' })
  expect(await startFault(config)).toBe(
    'La base de datos 127.0.0.1:1/engrana no responde (ECONNREFUSED). Comprueba DATABASE_URL y que el servidor esté en marcha.',
  )
})
