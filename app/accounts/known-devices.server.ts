import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readCookie } from '../ui/read-cookie.server.ts'

/** A shared computer of a school remembers the last people who signed in on it. */
const mostPeople = 10
const halfYear = 180 * 24 * 60 * 60
const form = /^[\w-]{22}(?:\.[\w-]{22}){1,10}$/

/** Devices on which an account was signed in before: strangers who try its password do not slow them. */
export type KnownDevices = {
  /** The id of the device that asks when it knows the account of an address. */
  find: (request: Request, email: string) => string | undefined
  /** The cookie by which this device will be known. */
  remember: (request: Request, email: string) => string
}

type Device = { id: string; marks: string[] }

/**
 * The cookie holds an id made at random and, for each person, a mark that only the server can make or read: it names
 * nobody and opens nothing, it only gives tries of its own. It outlives the session, or it would be of no use.
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
      const newest = [mark, ...marks.filter((one) => one !== mark)].slice(0, mostPeople)
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
