import { secondStepLasts } from '../second-factor/second-steps.server.ts'
import { readCookie } from '../ui/read-cookie.server.ts'

/** The cookie of a sign-in that waits for its code. */
export type SecondStepCookie = {
  write: (token: string) => string
  read: (request: Request) => string | undefined
  /** Takes it away. */
  drop: () => string
}

/** The cookie by this name; `secure` where people reach the site by https. */
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
