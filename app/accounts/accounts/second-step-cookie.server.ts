import { readCookie } from '../../platform/http/header-values.server.ts'
import { secondStepLasts } from '../second-factor/second-steps.server.ts'

/** The cookie of a sign-in between its two steps. */
export type SecondStepCookie = {
  write: (token: string) => string
  read: (request: Request) => string | undefined
  /** Returns the Set-Cookie line that removes the cookie. */
  drop: () => string
}

/** Opens the cookie with this name; `secure` if visitors use https. */
export function openSecondStepCookie(name: string, secure: boolean): SecondStepCookie {
  const rest = `Path=/; HttpOnly${secure ? '; Secure' : ''}; SameSite=Lax`
  return {
    write: (token) => `${name}=${token}; Max-Age=${secondStepLasts}; ${rest}`,
    drop: () => `${name}=; Max-Age=0; ${rest}`,
    read(request) {
      const value = readCookie(request, name)
      return value && /^[\w-]{43}$/.test(value) ? value : undefined
    },
  }
}
