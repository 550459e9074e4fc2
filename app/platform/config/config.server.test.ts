import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.server.ts'

test('stores everything in DATA_DIR by default', () => {
  const config = readConfig({ DATA_DIR: '/srv/engrana' })
  expect(config.databaseUrl).toBe('file:/srv/engrana/engrana.sqlite')
  expect(config.port).toBe(3000)
  expect(config.siteName).toBe('Engrana')
  expect(config.demo).toBe(true)
})

test('treats an empty variable as missing', () => {
  expect(readConfig({ SITE_NAME: '', PORT: '' }).port).toBe(3000)
})

test('lists every invalid setting', () => {
  expect(() => readConfig({ PORT: 'ochenta', DATABASE_URL: 'mysql://x' })).toThrow(ConfigError)
  expect(() => readConfig({ PORT: 'ochenta', DATABASE_URL: 'mysql://x' })).toThrow(/PORT[\s\S]*DATABASE_URL/)
})

test('listens for notifications at DATABASE_URL, or at DATABASE_NOTICES_URL where it is set', () => {
  const [url, direct] = ['postgres://pooler/engrana', 'postgres://one,two/engrana']
  expect(readConfig({ DATABASE_URL: url }).noticesUrl).toBe(url)
  expect(readConfig({ DATABASE_URL: url, DATABASE_NOTICES_URL: direct }).noticesUrl).toBe(direct)
  for (const wrong of [
    { DATABASE_NOTICES_URL: direct },
    { DATABASE_URL: url, DATABASE_NOTICES_URL: 'file:x' },
  ])
    expect(() => readConfig(wrong)).toThrow(/DATABASE_NOTICES_URL/)
})

test('resolves paths, and removes the final slash of SITE_URL', () => {
  const config = readConfig({ DATA_DIR: 'datos', SITE_URL: 'https://tecno.example.org/' })
  expect(config.dataDir).toBe(resolve('datos'))
  expect(config.siteUrl).toBe('https://tecno.example.org')
})

test('accepts a mail address or a web page as security contact', () => {
  const contact = (value: string) => readConfig({ SECURITY_CONTACT: value }).securityContact
  expect(contact(' seguridad@ejemplo.es ')).toBe('mailto:seguridad@ejemplo.es')
  expect(contact('mailto:seguridad@ejemplo.es')).toBe('mailto:seguridad@ejemplo.es')
  expect(contact('https://ejemplo.es/avisos')).toBe('https://ejemplo.es/avisos')
  for (const wrong of ['ejemplo', 'http://ejemplo.es', 'javascript:alert(1)', 'a@b.es\nExpires: 2099'])
    expect(() => contact(wrong), wrong).toThrow(/SECURITY_CONTACT/)
})

test('has a model when its address and name are set, with default limits', () => {
  expect(readConfig({}).model).toBeUndefined()
  expect(readConfig({ AI_BASE_URL: 'http://127.0.0.1:11434/v1/', AI_MODEL: 'm' }).model).toEqual({
    baseUrl: 'http://127.0.0.1:11434/v1',
    name: 'm',
    apiKey: undefined,
    dailyLimit: 500,
    timeoutMs: 60_000,
  })
})

test('rejects an incomplete model, without its key in the message', () => {
  const key = 'clave secreta'
  const base = 'https://modelo.example.org/v1'
  for (const [given, message] of [
    [{ AI_BASE_URL: base }, /AI_BASE_URL: hace falta con AI_MODEL/],
    [{ AI_MODEL: 'm' }, /AI_BASE_URL: hace falta con AI_MODEL/],
    [{ AI_API_KEY: 'x' }, /AI_API_KEY: no sirve de nada sin/],
    [{ AI_BASE_URL: 'modelo', AI_MODEL: 'm' }, /AI_BASE_URL: es una dirección http/],
    [{ AI_BASE_URL: 'file:///etc/passwd', AI_MODEL: 'm' }, /AI_BASE_URL: es una dirección http/],
    [{ AI_BASE_URL: 'https://a:b@modelo.example.org', AI_MODEL: 'm' }, /AI_BASE_URL: va sin usuario/],
    [{ AI_BASE_URL: `${base}?a=b`, AI_MODEL: 'm' }, /AI_BASE_URL: va sin usuario/],
    [{ AI_BASE_URL: base, AI_MODEL: 'm', AI_API_KEY: key }, /AI_API_KEY: lleva espacios/],
    [{ AI_BASE_URL: base, AI_MODEL: 'm', AI_DAILY_LIMIT: '0' }, /AI_DAILY_LIMIT/],
    [{ AI_BASE_URL: base, AI_MODEL: 'm', AI_TIMEOUT: 'nunca' }, /AI_TIMEOUT/],
  ] as const) {
    expect(() => readConfig(given), JSON.stringify(given)).toThrow(message)
    expect(() => readConfig(given)).not.toThrow(key)
  }
})

test('requires SITE_URL for Google sign-in and for e-mail', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://127.0.0.1' })).toThrow(/SITE_URL/)
  expect(() => readConfig({ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' })).toThrow(/SITE_URL/)
  const config = readConfig({ SMTP_URL: 'smtp://127.0.0.1', SITE_URL: 'https://tecno.example.org' })
  expect(config.smtp?.from).toBe('no-reply@tecno.example.org')
  expect(() => readConfig({ AUTH_SECRET: 'corto' })).toThrow(/AUTH_SECRET/)
})

test('makes backups once a day when BACKUP_TO is set, otherwise only on request', () => {
  const hourMs = 3_600_000
  expect(readConfig({ DATA_DIR: '/datos' }).backups).toEqual({
    to: '/datos/copias',
    everyMs: 0,
    keep: 14,
    maxAgeMs: 60 * 24 * hourMs,
    lateMs: 0,
  })
  expect(readConfig({ BACKUP_TO: '/copias', BACKUP_KEEP: '3' }).backups).toMatchObject({
    to: '/copias',
    everyMs: 24 * hourMs,
    keep: 3,
    lateMs: 48 * hourMs,
  })
  expect(() => readConfig({ BACKUP_KEEP: '0' })).toThrow('BACKUP_KEEP')
})
