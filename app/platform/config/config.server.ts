import { resolve } from 'node:path'
import { z } from 'zod'
import { type BackupSettings, backupVariables, readBackups } from './backup-settings.server.ts'
import { OperatorError } from './operator-error.ts'

const optional = z.string().trim().min(1).optional()

// RFC 9116 requires a URI; operators usually write a plain mail address.
const securityContact = z
  .string()
  .trim()
  .transform((value) => (z.email().safeParse(value).success ? `mailto:${value}` : value))
  .pipe(z.url({ protocol: /^(?:https|mailto)$/, error: 'es un correo o una dirección https://…' }))

/** The base URL of a model, `https://…/v1`, to which `/chat/completions` is added. */
const modelAddress = z
  .url({ protocol: /^https?$/, error: 'es una dirección http://… o https://…' })
  .refine((value) => !/[?#@]/.test(value), 'va sin usuario, sin «?» y sin «#»; la clave, en AI_API_KEY')

const serverAddress = z.string().regex(/^postgres(ql)?:\/\//, 'empieza por postgres://')
const needsServer = 'solo sirve con una DATABASE_URL que empiece por postgres://'

const environmentSchema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().trim().min(1).default('0.0.0.0'),
    DATA_DIR: z.string().trim().min(1).default('./data'),
    DATABASE_URL: z
      .string()
      .regex(/^(postgres(ql)?:\/\/|file:)./s, 'empieza por postgres:// o file: y nombra una base de datos')
      .optional(),
    DATABASE_NOTICES_URL: serverAddress.optional(),
    STORAGE_URL: z
      .url({
        protocol: /^s3$/,
        error: 'empieza por s3:// y nombra un almacén: s3://nombre?endpoint=https://…',
      })
      .optional(),
    SITE_NAME: z.string().trim().min(1).max(60).default('Engrana'),
    SECURITY_CONTACT: securityContact.optional(),
    SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
    CONTENT_DIR: z.string().trim().min(1).default('./content'),
    DEMO: z.enum(['0', '1']).default('1'),
    TRUST_PROXY: z.enum(['0', '1']).default('0'),
    MAX_CONNECTIONS: z.coerce.number().int().min(10).max(1_000_000).default(15_000),
    PAGES_MEMORY: z.coerce.number().int().min(8).max(16_384).default(128),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/, 'al menos 16 letras o cifras, sin espacios')
      .optional(),
    AUTH_SECRET: z.string().min(32, 'al menos 32 caracteres').optional(),
    GOOGLE_CLIENT_ID: optional,
    GOOGLE_CLIENT_SECRET: optional,
    GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: optional,
    ...backupVariables,
    AI_BASE_URL: modelAddress.optional(),
    AI_MODEL: z.string().trim().min(1).max(100).optional(),
    // It is sent in a header. Error messages must not contain it.
    AI_API_KEY: z
      .string()
      .trim()
      .regex(/^[\x21-\x7e]+$/, 'lleva espacios o letras que una clave no tiene')
      .optional(),
    AI_DAILY_LIMIT: z.coerce.number().int().min(1).max(1_000_000).default(500),
    AI_TIMEOUT: z.coerce.number().int().min(1).max(600).default(60),
  })
  .refine((value) => (value.AI_BASE_URL === undefined) === (value.AI_MODEL === undefined), {
    path: ['AI_BASE_URL'],
    error: 'hace falta con AI_MODEL, y AI_MODEL con ella',
  })
  .refine((value) => value.AI_API_KEY === undefined || value.AI_BASE_URL !== undefined, {
    path: ['AI_API_KEY'],
    error: 'no sirve de nada sin AI_BASE_URL y AI_MODEL',
  })
  .superRefine((value, context) => {
    if (value.DATABASE_URL?.startsWith('postgres')) return
    if (value.DATABASE_NOTICES_URL !== undefined)
      context.addIssue({ code: 'custom', path: ['DATABASE_NOTICES_URL'], message: needsServer })
  })
  // Links in mails and the redirect from Google must not depend on the Host of a request.
  .refine((value) => value.SITE_URL || !(value.SMTP_URL || value.GOOGLE_CLIENT_ID), {
    path: ['SITE_URL'],
    error: 'hace falta con SMTP_URL y con GOOGLE_CLIENT_ID',
  })

/** A model with an API compatible with OpenAI's chat completions; `baseUrl` has no final slash. */
export type ModelSettings = {
  baseUrl: string
  name: string
  apiKey: string | undefined
  /** Maximum number of requests to the model per day. */
  dailyLimit: number
  /** Milliseconds for a whole answer. */
  timeoutMs: number
}

/** The operator's settings, read once from the environment. Paths are absolute. */
export type Config = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string
  /** A direct URL of the database, where `databaseUrl` leads to a pooler; otherwise the same. */
  noticesUrl: string
  /** S3-compatible file store; undefined: files are stored in dataDir. */
  storageUrl: string | undefined
  siteName: string
  /** Public address without a final slash; undefined: the address of each request is used. */
  siteUrl: string | undefined
  /** Whether the public address is https. */
  secure: boolean
  /** Where security problems are reported, as a URI. */
  securityContact: string | undefined
  contentDir: string
  demo: boolean
  trustProxy: boolean
  maxConnections: number
  /** Bytes of memory for the page cache. */
  pagesMemory: number
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** Bearer token for /metrics; undefined: there are no metrics. */
  metricsToken: string | undefined
  authSecret: string | undefined
  google: { clientId: string; clientSecret: string; issuer: string } | undefined
  smtp: { url: string; from: string } | undefined
  /** The model behind «IA»; undefined: templates are used instead. */
  model: ModelSettings | undefined
  backups: BackupSettings
}

/** A setting is invalid. The message is for the operator, in Spanish. */
export class ConfigError extends OperatorError {}

/**
 * Reads the settings. Empty values count as missing. Throws {@link ConfigError}, which lists each invalid
 * one.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`Hay ajustes que no valen:\n${lines.join('\n')}`)
  }
  const value = parsed.data
  const dataDir = resolve(value.DATA_DIR)
  const databaseUrl = value.DATABASE_URL ?? `file:${resolve(dataDir, 'engrana.sqlite')}`
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir,
    databaseUrl,
    noticesUrl: value.DATABASE_NOTICES_URL ?? databaseUrl,
    storageUrl: value.STORAGE_URL,
    siteName: value.SITE_NAME,
    siteUrl: value.SITE_URL?.replace(/\/+$/, ''),
    secure: value.SITE_URL?.startsWith('https:') ?? false,
    securityContact: value.SECURITY_CONTACT,
    contentDir: resolve(value.CONTENT_DIR),
    demo: value.DEMO === '1',
    trustProxy: value.TRUST_PROXY === '1',
    maxConnections: value.MAX_CONNECTIONS,
    pagesMemory: value.PAGES_MEMORY * 1024 * 1024,
    logLevel: value.LOG_LEVEL,
    metricsToken: value.METRICS_TOKEN,
    authSecret: value.AUTH_SECRET,
    google:
      value.GOOGLE_CLIENT_ID && value.GOOGLE_CLIENT_SECRET
        ? {
            clientId: value.GOOGLE_CLIENT_ID,
            clientSecret: value.GOOGLE_CLIENT_SECRET,
            issuer: value.GOOGLE_ISSUER.replace(/\/+$/, ''),
          }
        : undefined,
    smtp: value.SMTP_URL
      ? {
          url: value.SMTP_URL,
          from: value.MAIL_FROM ?? `no-reply@${new URL(value.SITE_URL ?? 'http://localhost').hostname}`,
        }
      : undefined,
    model: readModel(value),
    backups: readBackups(value, dataDir),
  }
}

function readModel(value: z.infer<typeof environmentSchema>): ModelSettings | undefined {
  if (value.AI_BASE_URL === undefined || value.AI_MODEL === undefined) return undefined
  return {
    baseUrl: value.AI_BASE_URL.replace(/\/+$/, ''),
    name: value.AI_MODEL,
    apiKey: value.AI_API_KEY,
    dailyLimit: value.AI_DAILY_LIMIT,
    timeoutMs: value.AI_TIMEOUT * 1000,
  }
}
