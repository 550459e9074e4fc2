import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { filledSite, type SiteServer, startSite } from '../../test/site/site-server.ts'
import { goodPassword, signInNewClient } from '../support/people.ts'
import { test as base, expect } from '../support/sites.ts'

const run = promisify(execFile)
const inTopics = { 'Upload-Metadata': `location ${Buffer.from('temarioImages').toString('base64')}` }
const megabytes = 100

/** A folder with the course on a small disk of its own; undefined without the right to mount one. */
const test = base.extend<{ smallDisk: string | undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  smallDisk: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'engrana-disk-'))
    const mounting = run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
    const isMounted = await mounting.then(
      () => true,
      () => false,
    )
    if (isMounted) await cp(process.env[filledSite] ?? '', folder, { recursive: true })
    await use(isMounted ? folder : undefined)
    if (isMounted) await run('umount', ['--lazy', folder])
    await rm(folder, { recursive: true, force: true })
  },
})

/** Fills the disk up to its last block. */
async function fill(path: string): Promise<void> {
  const piece = Buffer.alloc(1 << 20)
  for (let size = piece.length; size >= 4096; ) {
    const isWritten = await writeFile(path, piece.subarray(0, size), { flag: 'a' }).then(
      () => true,
      () => false,
    )
    if (!isWritten) size /= 2
  }
}

const pages = ['/', '/temario', '/topic/maquinas-simples', '/blog', '/healthz']

/** Starts a site on an existing data folder, and signs an author in. */
async function openSite(folder: string): Promise<{ site: SiteServer; author: APIRequestContext }> {
  const settings = { DATA_DIR: folder, LOG_LEVEL: 'silent' }
  const site = await startSite(settings)
  const env = { ...process.env, ...settings, ADMIN_PASSWORD: goodPassword }
  await run(process.execPath, ['scripts/operator/admin.ts', 'add', 'ana@ejemplo.es'], { env })
  return { site, author: await signInNewClient(site, 'ana@ejemplo.es') }
}

const savePost =
  ({ url }: SiteServer, author: APIRequestContext) =>
  (title: string): Promise<APIResponse> =>
    author.post(`${url}/edit/blog/nuevo`, {
      form: { title, summary: 'Corta.', content: 'Palanca '.repeat(5000), category: 'General' },
      headers: { origin: url },
      maxRedirects: 0,
    })

test('on a full disk pages work, saves and sign-ins report the reason, and freeing space restores all of it', async ({
  smallDisk,
  request,
}) => {
  test.skip(smallDisk === undefined, 'Only root may mount a small disk')
  const disk = smallDisk ?? ''
  const { site, author } = await openSite(disk)
  const save = savePost(site, author)
  const signIn = () =>
    request.post(`${site.url}/entrar`, {
      form: { email: 'ana@ejemplo.es', password: goodPassword },
      headers: { origin: site.url },
      maxRedirects: 0,
    })
  expect((await save('Antes')).status()).toBe(303)

  await fill(join(disk, 'filler'))
  // The write-ahead log still has room for a few saves.
  await expect.poll(async () => (await save(`Otra ${crypto.randomUUID()}`)).status()).toBe(503)
  const refused = await save('Palanca')
  expect(await refused.text()).toContain('el disco del servidor está lleno')
  expect(await refused.text()).toContain('value="Palanca"')
  await expect.poll(async () => (await signIn()).status()).toBe(503)
  expect(await (await signIn()).text()).toContain('El disco del servidor está lleno')
  for (const path of pages) expect((await author.get(site.url + path)).status(), path).toBe(200)
  expect(await (await author.get(`${site.url}/readyz`)).json()).toMatchObject({ status: 'ok', disk: 'full' })

  await rm(join(disk, 'filler'))
  expect((await save('Con sitio')).status()).toBe(303)
  expect((await signIn()).status()).toBe(302)
  await expect.poll(async () => (await author.get(`${site.url}/salud`)).json()).not.toHaveProperty('disk')
  expect(site.process.exitCode).toBeNull()
  site.process.kill('SIGKILL')
})

test('an import that exceeds the disk reports it, and succeeds once there is room', async ({ smallDisk }) => {
  test.skip(smallDisk === undefined, 'Only root may mount a small disk')
  const disk = smallDisk ?? ''
  const { site, author } = await openSite(disk)
  const blogPosts = Object.fromEntries(
    Array.from({ length: 60 }, (_, number) => [
      `larga-${number}`,
      {
        title: `Larga ${number}`,
        excerpt: 'Corta.',
        category: 'General',
        content: 'Palanca '.repeat(12_000),
      },
    ]),
  )
  const buffer = Buffer.from(JSON.stringify({ blogPosts }))
  const importAll = async (): Promise<{ message?: string; report?: { counts: Record<string, number> } }> => {
    const answer = await author.post(`${site.url}/editor/importar/web/archivo`, {
      multipart: { modo: 'importar', archivo: { name: 'datos.json', mimeType: 'application/json', buffer } },
      headers: { origin: site.url },
    })
    return JSON.parse((await answer.text()).trim().split('\n').at(-1) ?? '')
  }
  const { bavail, bsize } = await statfs(disk)
  // Leaves room for the uploaded file, its unpacked content and a few documents.
  await writeFile(join(disk, 'filler'), Buffer.alloc(bavail * bsize - 3 * buffer.length))
  expect((await importAll()).message).toContain('No queda sitio en el disco del servidor.')
  expect(await readdir(join(disk, 'transfers'))).toEqual([])
  await rm(join(disk, 'filler'))
  const { report } = await importAll()
  expect(report?.counts).toMatchObject({ wrong: 0 })
  for (const number of [0, 59])
    expect((await author.get(`${site.url}/blog/larga-${number}`)).status()).toBe(200)
  site.process.kill('SIGKILL')
})

test('a read-only data folder is still read, saves and uploads report it, and both work again afterwards', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-closed-'))
  await cp(process.env[filledSite] ?? '', folder, { recursive: true })
  const { site, author } = await openSite(folder)
  const save = savePost(site, author)
  expect((await save('Antes')).status()).toBe(303)
  // Remounting read-only after a disk fault affects open files in
  // the same way, but cannot be undone in a test.
  const all = [
    join(folder, 'engrana.sqlite'),
    join(folder, 'engrana.sqlite-wal'),
    join(folder, 'uploads'),
    folder,
  ]
  const isClosed = await run('chattr', ['+i', ...all]).then(
    () => true,
    () => false,
  )
  try {
    test.skip(!isClosed, 'Only root may close files, and not on every disk')
    const refused = await save('Palanca')
    expect(refused.status()).toBe(503)
    expect(await refused.text()).toContain('no admite cambios')
    expect(await refused.text()).toContain('value="Palanca"')
    const headers = { origin: site.url, 'Tus-Resumable': '1.0.0', 'Upload-Length': '1000', ...inTopics }
    const upload = await author.post(`${site.url}/subidas`, { headers })
    expect(await upload.json()).toEqual({ kind: 'read-only' })
    for (const path of pages) expect((await author.get(site.url + path)).status(), path).toBe(200)
    const health = await author.get(`${site.url}/readyz`)
    expect(await health.json()).toMatchObject({ status: 'ok', disk: 'read-only' })
  } finally {
    await run('chattr', ['-i', ...all.toReversed()]).catch(() => undefined)
  }
  expect((await save('Palanca')).status()).toBe(303)
  await expect.poll(async () => (await author.get(`${site.url}/readyz`)).json()).not.toHaveProperty('disk')
  expect(site.process.exitCode).toBeNull()
  await site.stop()
  await rm(folder, { recursive: true })
})
