import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readCookie } from '../../platform/http/header-values.server.ts'

/** Maximum number of accounts per device, for shared school computers. */
const maxPeople = 10
const halfYear = 180 * 24 * 60 * 60
const form = /^[\w-]{22}(?:\.[\w-]{22}){1,10}$/

/**
 * Devices on which an account has signed in before. Rate limits caused by an attack on the account do not
 * apply to them.
 */
export type KnownDevices = {
  /** Returns the device id of a request if the account with this address has signed in on the device. */
  find: (request: Request, email: string) => string | undefined
  /** Returns the Set-Cookie line that adds the account to the device. */
  remember: (request: Request, email: string) => string
}

type Device = { id: string; marks: string[] }

/**
 * The cookie holds a random id and one HMAC per account. It reveals no names and grants no access, only a
 * separate rate limit. It outlives the session, otherwise it would be useless.
 */
export function openKnownDevices(name: string, secret: string, secure: boolean): KnownDevices {
  const key = createHmac('sha256', secret).update('known devices').digest()
  const markOf = (id: string, email: string): string =>
    createHmac('sha256', key).update(`${id} ${email}`).digest('base64url').slice(0, 22)
  return {
    find(request, email) {
      const device = readDevice(request, name)
      if (!device) return undefined
      const mark = Buffer.from(markOf(device.id, email))
      return device.marks.some((one) => timingSafeEqual(Buffer.from(one), mark)) ? device.id : undefined
    },
    remember(request, email) {
      const { id, marks } = readDevice(request, name) ?? {
        id: randomBytes(16).toString('base64url'),
        marks: [],
      }
      const mark = markOf(id, email)
      const newest = [mark, ...marks.filter((one) => one !== mark)].slice(0, maxPeople)
      const onlyByHttps = secure ? '; Secure' : ''
      return `${name}=${[id, ...newest].join('.')}; Max-Age=${halfYear}; Path=/; HttpOnly${onlyByHttps}; SameSite=Lax`
    },
  }
}

function readDevice(request: Request, name: string): Device | undefined {
  const value = readCookie(request, name)
  if (!value || !form.test(value)) return undefined
  const [id = '', ...marks] = value.split('.')
  return { id, marks }
}
