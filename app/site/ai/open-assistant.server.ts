import { hash, randomUUID } from 'node:crypto'
import type { Pictures } from '../../documents/media/pictures.ts'
import type { ModelSettings } from '../../platform/config/config.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { type AiAnswer, type Explained, findAnswer, saveGenerated } from './answer-repository.server.ts'
import { type ChatMessage, requestModel } from './ask-model.server.ts'
import { Flights, type Listener } from './flights.ts'
import { countGeneration } from './generation-limits.server.ts'
import { explanationPrompt, ideaPrompt } from './prompts.server.ts'
import { ChatError } from './read-chat-stream.server.ts'
import { type ShownAnswer, showAnswer, showGenerated } from './show-answer.server.ts'

/** The result of a question; for `template` the page shows its own text. */
export type Answered = ({ kind: 'answer' } & ShownAnswer) | { kind: 'template' }
/** The caller: its network address for limits, and its listener. Nothing of it is sent to the model. */
export type Asker = { network: string; signal: AbortSignal; listener: Listener<Answered> }

type Options = {
  db: Database
  model: ModelSettings | undefined
  pictures: Pictures
  /** Called once for each failed answer. */
  reportError: (error: unknown) => void
}
type Question = {
  messages: readonly ChatMessage[]
  network: string
  finish: (text: string) => Promise<Answered>
}

const template: Answered = { kind: 'template' }

/** Answers questions with a model, if one is configured, and stores its answers. */
export class Assistant {
  readonly #options: Options
  readonly #flights = new Flights<Answered>()
  #isDayOver = false

  constructor(options: Options) {
    this.#options = options
  }

  /** The name of the model; undefined if templates answer. */
  get model(): string | undefined {
    return this.#options.model?.name
  }

  /**
   * Explains a document: with the pinned or stored answer, or by asking the model once for all concurrent
   * callers.
   */
  async explain(explained: Explained, { network, signal, listener }: Asker): Promise<void> {
    const { db, pictures } = this.#options
    try {
      const kept = await findAnswer(db, explained)
      const question = this.#questionAbout(explained)
      if (kept && this.stateOf(explained, kept) !== 'old')
        return listener.end({ kind: 'answer', ...(await showAnswer(kept, pictures)) })
      if (!question) return listener.end(template)
      const { basis, messages } = question
      const finish = (text: string) => this.#keep(explained, { basis, text })
      const key = `${explained.kind.tipo}/${explained.row.id}/${basis}`
      this.#flights.join(key, this.#asking({ messages, network, finish }), listener, signal)
    } catch (error) {
      this.#options.reportError(error)
      listener.end(template)
    }
  }

  /**
   * The state of an answer: pinned; current, if document and model are unchanged; or old, to be generated
   * again.
   */
  stateOf(explained: Explained, { pinned, basis }: AiAnswer): 'pinned' | 'current' | 'old' {
    if (pinned === 1) return 'pinned'
    return basis === this.#questionAbout(explained)?.basis ? 'current' : 'old'
  }

  /**
   * An idea about a topic typed by a user. It is not shared between users, because a user could make the
   * model write anything.
   */
  suggest(topic: string, { network, signal, listener }: Asker): void {
    const { model } = this.#options
    if (!model) {
      listener.end(template)
      return
    }
    const finish = async (text: string): Promise<Answered> => {
      return { kind: 'answer', ...(await showGenerated(text, { model: model.name, scope: 'reto' })) }
    }
    const question = { messages: ideaPrompt(topic), network, finish }
    this.#flights.join(randomUUID(), this.#asking(question), listener, signal)
  }

  /**
   * Asks the model regardless of the stored answer; returns the text with its basis, or undefined if the
   * model failed.
   */
  async askAnew(
    explained: Explained,
    { network, signal }: Pick<Asker, 'network' | 'signal'>,
  ): Promise<{ basis: string; answer: string; model: string } | undefined> {
    const { model } = this.#options
    const question = this.#questionAbout(explained)
    if (!model || !question) return undefined
    let answer: string | undefined
    const finish = async (text: string): Promise<Answered> => {
      answer = text
      return template
    }
    await this.#asking({ messages: question.messages, network, finish })(() => {}, signal)
    return answer === undefined ? undefined : { basis: question.basis, answer, model: model.name }
  }

  /** Stops running questions; their callers show the template. */
  close(): void {
    this.#flights.close()
  }

  #questionAbout({ kind, row }: Explained): { basis: string; messages: ChatMessage[] } | undefined {
    const { model } = this.#options
    if (!model || !kind.explain) return undefined
    const messages = explanationPrompt(kind, row)
    return { basis: hash('sha256', JSON.stringify([model.baseUrl, model.name, messages])), messages }
  }

  async #keep(explained: Explained, { basis, text }: { basis: string; text: string }): Promise<Answered> {
    const { db, pictures } = this.#options
    const generated = { basis, answer: text, model: this.model ?? '' }
    const kept = await saveGenerated(db, explained, generated)
    if (!kept) throw new Error('An answer was removed as it was kept')
    return { kind: 'answer', ...(await showAnswer(kept, pictures)) }
  }

  #asking({ messages, network, finish }: Question) {
    return async (say: (piece: string) => void, signal: AbortSignal): Promise<Answered> => {
      try {
        const { model } = this.#options
        if (!model || !(await this.#isWithinLimits(network, model.dailyLimit))) return template
        let text = ''
        for await (const piece of requestModel(model, messages, signal)) {
          text += piece
          if (piece !== '') say(piece)
        }
        if (text.trim() === '') throw new ChatError('it is blank')
        return await finish(text.trim())
      } catch (error) {
        // If the last caller has left, the abort is not an error.
        if (!signal.aborted) this.#options.reportError(error)
        return template
      }
    }
  }

  async #isWithinLimits(network: string, dailyLimit: number): Promise<boolean> {
    const counted = await countGeneration(this.#options.db, { network, dailyLimit })
    // Reported to the operator once, and not for each user.
    if (counted === 'day' && !this.#isDayOver)
      this.#options.reportError(new ChatError('AI_DAILY_LIMIT is reached; templates answer until it is over'))
    if (counted !== 'network') this.#isDayOver = counted === 'day'
    return counted === 'within'
  }
}

declare module '../../platform/http/app-context.ts' {
  interface AppContext {
    assistant: Assistant
  }
}
