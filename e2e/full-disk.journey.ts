import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { goodPassword, signInNewClient } from './people.ts'
import { filledSite, startSite } from './site-server.ts'
import { test as base, expect } from './sites.ts'

const run = promisify(execFile)
const megabytes = 100

/** A folder on a small disk of its own, with the course in it; undefined where this user may mount none. */
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

/** Takes all the room that a disk has left. */
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

test('on a full disk reading goes on, saves and sign-ins are told why, and with room all works again', async ({
  smallDisk,
  request,
}) => {
  test.skip(smallDisk === undefined, 'Only root may mount a small disk')
  const disk = smallDisk ?? ''
  const settings = { DATA_DIR: disk, LOG_LEVEL: 'silent' }
  const site = await startSite(settings)
  const env = { ...process.env, ...settings, ADMIN_PASSWORD: goodPassword }
  await run(process.execPath, ['scripts/admin.ts', 'add', 'ana@ejemplo.es'], { env })
  const author = await signInNewClient(site, 'ana@ejemplo.es')
  const save = (title: string) =>
    author.post(`${site.url}/edit/blog/nuevo`, {
      form: { title, summary: 'Corta.', content: 'Palanca '.repeat(5000), category: 'General' },
      headers: { origin: site.url },
      maxRedirects: 0,
    })
  const signIn = () =>
    request.post(`${site.url}/entrar`, {
      form: { email: 'ana@ejemplo.es', password: goodPassword },
      headers: { origin: site.url },
      maxRedirects: 0,
    })
  expect((await save('Antes')).status()).toBe(303)

  await fill(join(disk, 'filler'))
  // What the log of the database has room for is still taken.
  await expect.poll(async () => (await save(`Otra ${crypto.randomUUID()}`)).status()).toBe(503)
  const refused = await save('Palanca')
  expect(await refused.text()).toContain('el disco del servidor está lleno')
  expect(await refused.text()).toContain('value="Palanca"')
  await expect.poll(async () => (await signIn()).status()).toBe(503)
  expect(await (await signIn()).text()).toContain('El disco del servidor está lleno')
  for (const path of ['/', '/temario', '/topic/maquinas-simples', '/blog', '/healthz'])
    expect((await author.get(site.url + path)).status(), path).toBe(200)

  await rm(join(disk, 'filler'))
  expect((await save('Con sitio')).status()).toBe(303)
  expect((await signIn()).status()).toBe(302)
  expect(site.process.exitCode).toBeNull()
  site.process.kill('SIGKILL')
})
