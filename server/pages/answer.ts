import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendResponse } from '@remix-run/node-fetch-server'
import { withTimeouts } from '../../app/platform/db/timeouts.server.ts'
import { type AnswerParts, beginAnswer, newRequestId } from '../begin-answer.ts'
import { chooseEncoding } from '../edge/accepted-encoding.ts'
import { compressResponse } from '../edge/compress-response.ts'
import type { Listener } from '../listener.ts'
import { loggedPath } from '../logged-path.ts'
import type { CachePolicy, FindCachePolicy } from './cache-policy.ts'
import { EncodedVariants } from './encoded-variants.ts'
import type { Form, KeptPage } from './kept-page.ts'
import type { Made, PageCache } from './page-cache.ts'
import type { Readers } from './readers.ts'
import { type Asked, sendForm, sendPersonal } from './send-page.ts'

type Options = AnswerParts & {
  plan: FindCachePolicy
  cache: PageCache
  readers: Readers
  /** Renders the page of a plan, with all headers of its response; `id` is the request id. */
  render: (policy: CachePolicy, id: string) => Promise<Made>
}

/**
 * Puts the page cache in front of `others`: a request whose route declares what it shows is answered from the
 * cache, after rendering the page if it is missing. All other requests go on to `others`. Database calls on
 * the way have the timeout of a request.
 */
export function answerPages(options: Options, others: Listener): Listener {
  const { cache, plan: policy, readers } = options
  const next: Listener = (request, response) => withTimeouts(() => others(request, response))
  const answers = new Answers(options, next)
  return (request, response) => {
    const { method, url = '', headers } = request
    if (method !== 'GET' && method !== 'HEAD') return next(request, response)
    const isPerson = readers.isPerson(headers.cookie)
    // A page cached under the exact URL needs no plan.
    const page = isPerson ? undefined : cache.find(url)
    if (page) return answers.sendKept(request, response, page)
    const matchedPolicy = policy(url)
    if (!matchedPolicy) return next(request, response)
    if (isPerson && matchedPolicy.personal) return next(request, response)
    if (isPerson && !matchedPolicy.sameForAll) return answers.answerPerson(request, response, matchedPolicy)
    const known = cache.find(matchedPolicy.key)
    if (known) return answers.sendKept(request, response, known)
    answers.answerVisitor(request, response, matchedPolicy)
  }
}

class Answers {
  readonly #options: Options
  readonly #next: Listener
  readonly #forms = new EncodedVariants()

  constructor(options: Options, next: Listener) {
    this.#options = options
    this.#next = next
  }

  /** Sends a cached page, synchronously in brotli, which nearly every browser accepts. */
  sendKept(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
    const asked = { request, response, id: newRequestId() }
    const send = (form: Form): void => {
      sendForm(asked, form)
      this.#record(asked, true)
    }
    const form = this.#formFor(request, page)
    if (form instanceof Promise) form.then(send).catch((error: unknown) => this.#fail(asked, error))
    else send(form)
  }

  /** Renders a missing page for a visitor and sends it. */
  answerVisitor(request: IncomingMessage, response: ServerResponse, policy: CachePolicy): void {
    void withTimeouts(() => this.#answerVisitor(request, response, policy))
  }

  async #answerVisitor(
    request: IncomingMessage,
    response: ServerResponse,
    policy: CachePolicy,
  ): Promise<void> {
    const id = beginAnswer(this.#options, request, response)
    const asked = { request, response, id }
    try {
      const page = await this.#make(policy, id)
      if (page instanceof Response) {
        await sendResponse(response, await compressResponse(request.headers['accept-encoding'], page))
      } else sendForm(asked, await this.#formFor(request, page))
    } catch (error) {
      this.#fail(asked, error)
    }
  }

  /**
   * Sends a signed-in user the cached page with the user's own menu. Where the menu or its place is unknown,
   * the request goes on to the router.
   */
  answerPerson(request: IncomingMessage, response: ServerResponse, policy: CachePolicy): void {
    void withTimeouts(() => this.#answerPerson(request, response, policy))
  }

  async #answerPerson(
    request: IncomingMessage,
    response: ServerResponse,
    policy: CachePolicy,
  ): Promise<void> {
    const { cache, readers } = this.#options
    const asked = { request, response, id: newRequestId() }
    try {
      // If the database is unavailable, the request goes on to the router, which reports it.
      const menu = await readers.findMenu(request.headers.cookie ?? '').catch(() => undefined)
      if (!menu) return this.#next(request, response)
      const kept = cache.find(policy.key)
      const page = kept ?? (await this.#make(policy, asked.id))
      const pieces = page instanceof Response ? undefined : await this.#forms.pieces(page)
      if (page instanceof Response || !pieces) return this.#next(request, response)
      sendPersonal(asked, { page, pieces, menu })
      this.#record(asked, kept !== undefined)
    } catch (error) {
      this.#fail(asked, error)
    }
  }

  #make(policy: CachePolicy, id: string): Promise<KeptPage | Response> {
    return this.#options.cache.make(policy, () => this.#options.render(policy, id))
  }

  #formFor({ headers }: IncomingMessage, page: KeptPage): Form | Promise<Form> {
    const encoding = chooseEncoding(headers['accept-encoding']?.toString())
    return encoding === 'br' ? page.br : this.#forms[encoding](page)
  }

  #record({ request, response, id }: Asked, isKept: boolean): void {
    const { cache, log } = this.#options
    const { method } = request
    const path = loggedPath(request.url)
    const stale = cache.isStale || undefined
    log.recordRequest({ id, method, path, status: response.statusCode, kept: isKept || undefined, stale })
  }

  #fail({ response, id }: Asked, error: unknown): void {
    const { log, headers } = this.#options
    log.events.error({ id, err: error }, 'request failed')
    if (response.headersSent) return void response.destroy()
    response.writeHead(500, { ...headers, 'x-request-id': id, 'content-type': 'text/plain; charset=utf-8' })
    response.end('Error del servidor')
  }
}
