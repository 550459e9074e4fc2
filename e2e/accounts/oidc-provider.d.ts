// The package has no types; these are the few members that the journeys use.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Grant = { addOIDCScope: (scope: string) => void; save: () => Promise<string> }

  // biome-ignore lint/style/noDefaultExport: the export of the package
  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    Grant: new (properties: {
      clientId: string
      accountId: string
    }) => Grant
    callback: () => (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished: (request: IncomingMessage, response: ServerResponse, result: object) => Promise<void>
  }

  export class Prompt {
    constructor(info: { name: string; requestable: boolean })
  }

  export const interactionPolicy: {
    base: () => { add: (prompt: unknown, index?: number) => void }
    Prompt: typeof Prompt
  }
}
