import { type Auth, type BetterAuthOptions, betterAuth } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins'
import { z } from 'zod'
import { type AuthSettings, authOptions } from './auth-options.server.ts'

type GoogleSettings = { clientId: string; clientSecret: string; issuer: string }

/**
 * Sign-in with Google. `open()` returns the auth library with the provider configured, or rejects within
 * seconds.
 */
export type GoogleSignIn = { open: () => Promise<Auth> }

/** Timeout per request to Google. A sign-in makes two, which together stay under 10 s. */
const googleTimeoutMs = 4_500

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})

/**
 * Google through OpenID Connect. Its endpoints are looked up at a sign-in and not at startup, so that an
 * unreachable Google does not affect sign-ins by password. The library verifies PKCE, state, nonce and
 * signature.
 */
export function openGoogle(settings: AuthSettings, google: GoogleSettings): GoogleSignIn {
  const discoveryUrl = `${google.issuer}/.well-known/openid-configuration`
  let opened: Auth | undefined
  return {
    async open() {
      await checkIssuer(discoveryUrl, google.issuer)
      opened ??= await withTimeout(openWithProvider(settings, google, discoveryUrl))
      return opened
    },
  }
}

// Checked at every sign-in, so that no user is sent to a provider that does not respond.
async function checkIssuer(discoveryUrl: string, issuer: string): Promise<void> {
  const response = await fetch(discoveryUrl, {
    signal: AbortSignal.timeout(googleTimeoutMs),
    redirect: 'error',
  })
  const discovery = discoverySchema.parse(await response.json())
  if (discovery.issuer !== issuer) throw new Error('The provider calls itself otherwise than GOOGLE_ISSUER')
}

async function openWithProvider(
  settings: AuthSettings,
  google: GoogleSettings,
  discoveryUrl: string,
): Promise<Auth> {
  const provider = {
    providerId: 'google',
    discoveryUrl,
    clientId: google.clientId,
    clientSecret: google.clientSecret,
    scopes: ['openid', 'email', 'profile'],
    prompt: 'select_account' as const,
    pkce: true,
    requireIdTokenVerification: true,
  }
  const options: BetterAuthOptions = {
    ...authOptions(settings),
    plugins: [genericOAuth({ config: [provider] })],
  }
  const auth = betterAuth(options)
  const { socialProviders } = await auth.$context
  if (!socialProviders.some(({ id }) => id === 'google')) throw new Error('The provider could not be set up')
  return auth
}

/** Rejects if the promise takes too long; the underlying work is not cancelled. */
export function withTimeout<Value>(answer: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<Value>()
  const timer = setTimeout(() => reject(new Error('Google took too long')), googleTimeoutMs)
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer))
}
