import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import Provider, { interactionPolicy } from 'oidc-provider'
import { findFreePort } from '../../test/support/free-port.ts'

type Person = { sub: string; email: string; verified: boolean }

/** A real OpenID provider on loopback that acts as Google. */
export type GoogleProvider = {
  issuer: string
  clientId: string
  clientSecret: string
  /** The person who signs in at the provider. */
  person: Person
  /**
   * `forged`: signs tokens with keys it does not publish; `slow`: never answers; `slow-token`: its token
   * endpoint never answers; `down`: closes connections.
   */
  mood: 'well' | 'forged' | 'slow' | 'slow-token' | 'down'
  stop: () => Promise<void>
}

/** Starts the provider; the only redirect URI it accepts is the callback of the site at `siteUrl`. */
export async function startGoogleProvider(siteUrl: string): Promise<GoogleProvider> {
  const port = await findFreePort()
  // Another host name than the site's, so that the browser treats it as another site.
  const google: GoogleProvider = {
    issuer: `http://localhost:${port}`,
    clientId: 'engrana',
    clientSecret: 'a-secret-of-the-tests-only',
    person: { sub: 'g-1', email: 'ana.google@ejemplo.es', verified: true },
    mood: 'well',
    stop: () => close(server),
  }
  const provider = new Provider(google.issuer, configuration(google, `${siteUrl}/api/auth/callback/google`))
  const answer = provider.callback()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    if (google.mood === 'down') return void request.socket.destroy()
    if (google.mood === 'slow') return
    if (google.mood === 'slow-token' && path.startsWith('/token')) return
    if (google.mood === 'forged' && path.startsWith('/jwks'))
      return sendJson(response, { keys: [otherKey()] })
    if (path.startsWith('/persona/')) return void meet(provider, google, request, response)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return google
}

function configuration(google: GoogleProvider, redirectUri: string): Record<string, unknown> {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  return {
    clients: [
      {
        client_id: google.clientId,
        client_secret: google.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...key, kid: 'one', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['only for tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context: unknown, { uid }: { uid: string }) => `/persona/${uid}` },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: google.person.email,
        email_verified: google.person.verified,
        name: 'Ana',
      }),
    }),
    loadExistingGrant: async ({
      oidc,
    }: {
      oidc: { provider: Provider; client: { clientId: string }; session: { accountId: string } }
    }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

async function meet(
  provider: Provider,
  google: GoogleProvider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'POST') {
    return provider.interactionFinished(request, response, {
      login: { accountId: google.person.sub },
      select_account: {},
    })
  }
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
  response.end(
    `<!doctype html><title>Google</title><form method="post"><button>Seguir como ${google.person.email}</button></form>`,
  )
}

function otherKey(): Record<string, unknown> {
  return {
    ...generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' }),
    kid: 'one',
    alg: 'RS256',
    use: 'sig',
  }
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(body))
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
