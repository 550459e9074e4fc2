import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder, openTestSite, openUntilTestEnds } from '../../app/admin/backup/backup-fixture.ts'
import { addDocument } from '../../app/documents/core/document-fixture.ts'
import { openFilesAt } from '../../app/documents/media/open-file-store.server.ts'
import { emptyDatabases } from '../../test/databases/empty-databases.ts'
import { kinds } from '../../test/repository/kinds.ts'
import { explainDisk } from './explain-errors.ts'

const run = promisify(execFile)
/** Timeout in milliseconds. On a busy machine a command takes seconds to start. */
const timeoutMs = 120_000
const canMount = process.getuid?.() === 0 && (await canRun('mount', ['--version']))

/** Runs a command and returns its output. */
async function say(words: readonly string[], settings: Record<string, string>): Promise<string> {
  const [command, ...rest] = words
  const env = { ...process.env, ENV_FILE: '', ...settings }
  const { stdout, stderr } = await run(process.execPath, [`scripts/operator/${command}.ts`, ...rest], {
    env,
  }).catch((error: { stdout: string; stderr: string }) => error)
  return (stdout + stderr).trim()
}

async function canRun(program: string, words: string[]): Promise<boolean> {
  return run(program, words).then(
    () => true,
    () => false,
  )
}

/** Mounts a small tmpfs and returns its folder. */
async function mountSmallDisk(size = '32k'): Promise<string> {
  const folder = await newFolder()
  await run('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])
  onTestFinished(async () => void (await run('umount', ['--lazy', folder])))
  return folder
}

test.runIf(canMount)(
  'on a full or read-only disk commands print one line that names it, and leave no files on it',
  async () => {
    const [url, folder, disk] = [await emptyDatabases.file(), await newFolder(), await mountSmallDisk()]
    await openTestSite(url, await openFilesAt(join(folder, 'files')))
    const settings = { DATABASE_URL: url, DATA_DIR: folder }
    const archive = join(folder, 'copia.tar')
    expect(await say(['backup', archive], settings)).toMatch(/^Copia hecha/)
    const into = (name: string) => join(disk, name)
    const elsewhere = { DATA_DIR: into('web'), DATABASE_URL: `file:${into('web/engrana.sqlite')}` }
    const toDisk: [string[], Record<string, string>][] = [
      [['backup', into('a.tar')], settings],
      [['backup'], { ...settings, BACKUP_TO: disk }],
      [['export', into('a.zip')], settings],
      [['copy', '--from', url, '--to', into('a.sqlite')], settings],
      [['copy', '--from', url, '--to', join(folder, 'b.sqlite'), '--to-files', into('files')], settings],
      [['restore', archive], elsewhere],
    ]
    await run('dd', ['if=/dev/zero', `of=${into('filler')}`, 'bs=1k', 'count=16'])
    const full = await Promise.all(toDisk.map(([words, given]) => say(words, given)))
    for (const [index, said] of full.entries()) {
      expect(said, toDisk[index]?.[0].join(' ')).toMatch(/^No (?:hay|queda) sitio en el disco.*$/)
      expect(said).not.toContain(url.slice('file:'.length))
    }
    expect(await readdir(disk)).toEqual(['filler'])

    await run('mount', ['-o', 'remount,ro,size=100m', disk])
    const closed = await Promise.all(toDisk.map(([words, given]) => say(words, given)))
    const says = new RegExp(`^No se puede (?:leer ni escribir|escribir en la base de datos) ${disk}.*$`)
    for (const [index, said] of closed.entries()) expect(said, toDisk[index]?.[0].join(' ')).toMatch(says)
  },
  timeoutMs,
)

/** A site whose texts are small in a compressed archive but do not fit on a small disk. */
async function openLongSite(): Promise<{ settings: Record<string, string>; folder: string }> {
  const [url, folder] = [await emptyDatabases.file(), await newFolder()]
  const { db } = await openTestSite(url, await openFilesAt(join(folder, 'files')))
  for (let number = 0; number < 60; number++)
    await addDocument(db, kinds.post, { title: `Entrada ${number}`, content: 'palanca '.repeat(12_000) })
  return { settings: { DATABASE_URL: url, DATA_DIR: folder }, folder }
}

const roomFor = async (disk: string, size: string): Promise<void> =>
  void (await run('mount', ['-o', `remount,size=${size}`, disk]))

test.runIf(canMount)(
  'a restore that fills the disk leaves it empty, and succeeds when there is room',
  async () => {
    const { settings, folder } = await openLongSite()
    const archive = join(folder, 'copia.tar')
    expect(await say(['backup', archive], settings)).toMatch(/^Copia hecha/)
    const disk = await mountSmallDisk('3m')
    const elsewhere = { DATA_DIR: disk, DATABASE_URL: `file:${join(disk, 'engrana.sqlite')}` }
    expect(await say(['restore', archive], elsewhere)).toMatch(/^No queda sitio en el disco.*$/)
    expect(await readdir(disk)).toEqual([])
    await roomFor(disk, '100m')
    expect(await say(['restore', archive], elsewhere)).toMatch(/^Web recuperada/)
  },
  timeoutMs,
)

test.runIf(canMount)(
  'an import that fills the disk reports it, keeps only complete documents, and finishes when there is room',
  async () => {
    const { settings, folder } = await openLongSite()
    const file = join(folder, 'web.zip')
    expect(await say(['export', file], settings)).toMatch(/^Exportado/)
    const disk = await mountSmallDisk('6m')
    const elsewhere = { DATA_DIR: disk, DATABASE_URL: `file:${join(disk, 'engrana.sqlite')}` }
    const said = await say(['import', file], elsewhere)
    expect(said).toMatch(/^No queda sitio en el disco.*$/)
    await roomFor(disk, '100m')
    const db = await openUntilTestEnds(elsewhere.DATABASE_URL)
    const before = await db.selectFrom('blog_posts').select('content').execute()
    expect(before.length).toBeLessThan(60)
    expect(new Set(before.map(({ content }) => content.length)).size).toBeLessThan(2)
    expect(await say(['import', file], elsewhere)).toMatch(/Importado: \d+ nuevos/)
    expect(await db.selectFrom('blog_posts').select('id').execute()).toHaveLength(60)
  },
  timeoutMs,
)

test('an error names the path that the file store failed on, otherwise the path that the command writes', () => {
  const closed = Object.assign(new Error('closed'), { code: 'EROFS', path: '/almacen/.parts/1' })
  expect(String(explainDisk(new Error('storage', { cause: closed }), '/a.tar'))).toContain(
    '/almacen/.parts/1',
  )
  expect(String(explainDisk(closed, '/a.tar'))).toContain('escribir /a.tar')
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' })
  expect(String(explainDisk(full, '/a.tar'))).toContain('No queda sitio en el disco para escribir /a.tar.')
  expect(explainDisk(full)).toBe(full)
})
