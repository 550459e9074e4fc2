import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readConfig } from '../../app/platform/config/config.server.ts'

const home = '/srv/engrana'
const dataDir = '/var/lib/engrana'

const texts = new Map<string, string>()
for await (const file of glob('deploy/*'))
  texts.set(file.slice('deploy/'.length), await readFile(file, 'utf8'))
const read = (name: string): string => texts.get(name) ?? ''
const guides = (
  await Promise.all(['docs/deploy.md', 'docs/guides/update.md'].map((file) => readFile(file, 'utf8')))
).join('\n')
const known = new Set(
  [...(await readFile('.env.example', 'utf8')).matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name),
)

test('services and the container set only known settings, to valid values', () => {
  const ofServices = [...texts.values()].flatMap((text) => [
    ...text.matchAll(/^Environment=([A-Z_]+)=(.*)$/gm),
  ])
  const ofContainer = [...(/^ENV (.*)$/m.exec(read('Containerfile'))?.[1] ?? '').matchAll(/([A-Z_]+)=(\S+)/g)]
  const settings = [...ofServices, ...ofContainer].map(([, name = '', value = '']) => ({ name, value }))
  const others = new Set(['ENV_FILE', 'NODE_ENV'])
  expect(settings.filter(({ name }) => !known.has(name) && !others.has(name))).toEqual([])
  expect(settings.filter(({ name }) => name === 'DATA_DIR').map(({ value }) => value)).toEqual([
    dataDir,
    dataDir,
    dataDir,
  ])
  expect(readConfig(Object.fromEntries(settings.map(({ name, value }) => [name, value]))).dataDir).toBe(
    dataDir,
  )
})

test('settings in the guides exist in .env.example', () => {
  const written = [...guides.matchAll(/\b((?:[A-Z]+_)+[A-Z]+|HOST)=/g)].map(([, name]) => name)
  expect(new Set(written).size).toBeGreaterThan(6)
  // Names that the deploy files define, and one of Node.
  const others = new Set(['ENV_FILE', 'BASE', 'NODE_EXTRA_CA_CERTS'])
  expect(written.filter((name = '') => !known.has(name) && !others.has(name))).toEqual([])
})

test('the files and npm scripts that deploy files and guides start exist', async () => {
  const commands = [...texts.values(), guides].flatMap((text) => [
    ...text.matchAll(/\b((?:server|scripts)\/[a-z/-]+\.ts)\b/g),
  ])
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
  const orders = [...guides.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name)
  expect(new Set(commands.map(([, file = '']) => file)).size).toBeGreaterThan(4)
  for (const [, file = ''] of commands) await expect(readFile(file, 'utf8'), file).resolves.toBeTruthy()
  expect(orders.filter((name) => !(name in scripts))).toEqual([])
})

test('proxies, services and the container use the same ports and folders', () => {
  const port = String(readConfig({}).port)
  expect(read('engrana.service')).toContain(`Environment=PORT=${port}\n`)
  expect(read('Containerfile')).toContain(`PORT=${port}\n`)
  expect(read('Containerfile')).toContain(`EXPOSE ${port}\n`)
  expect(read('Caddyfile')).toContain(`reverse_proxy 127.0.0.1:${port} {`)
  expect(read('nginx.conf')).toContain(`server 127.0.0.1:${port} `)
  for (const name of ['engrana.service', 'engrana-backup.service'])
    expect(read(name)).toContain(`WorkingDirectory=${home}\n`)
  expect(read('Containerfile')).toContain(`VOLUME ${dataDir}\n`)
})

test('both services have the same sandbox directives', () => {
  const boundsOf = (name: string): string[] =>
    [
      ...read(name).matchAll(
        /^(?:Protect|Private|Restrict|SystemCall|No|Capability|Ambient|Lock|RemoveIPC|UMask)\w*=.*$/gm,
      ),
    ].map(String)
  expect(boundsOf('engrana.service').length).toBeGreaterThan(20)
  expect(boundsOf('engrana-backup.service').toSorted()).toEqual(boundsOf('engrana.service').toSorted())
})

test('the container copies everything that a build needs, by name', () => {
  const copied = [...read('Containerfile').matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  )
  expect(copied).toEqual(
    expect.arrayContaining([
      'app',
      'server',
      'public',
      'vite.*.ts',
      'react-router.config.ts',
      'package-lock.json',
    ]),
  )
  expect(copied).not.toContain('.')
})
