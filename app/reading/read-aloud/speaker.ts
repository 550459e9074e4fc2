/** The browser's speech functions that are used. */
type Synthesis = Pick<SpeechSynthesis, 'speak' | 'cancel'>
/** Creates an utterance; tests use a fake. */
type MakeUtterance = (text: string) => SpeechSynthesisUtterance
type SpeakerEvents = {
  /** A sentence starts. */
  onSentence: (index: number) => void
  /** The last sentence has ended. */
  onEnd: () => void
  /** The device could not speak a sentence; `goOn` retries it. */
  onFault: () => void
}

/**
 * Speaks sentences, each as its own utterance, because Chrome stops in long ones. A pause cancels the
 * utterance and `goOn` repeats its sentence, because Android cannot resume a paused utterance.
 */
export class Speaker {
  readonly #synthesis: Synthesis
  readonly #makeUtterance: MakeUtterance
  readonly #sentences: readonly string[]
  readonly #events: SpeakerEvents
  #next = 0
  #rate = 1
  // Chrome garbage-collects an utterance without a reference and then fires no end event.
  #saying: SpeechSynthesisUtterance | undefined

  constructor(
    synthesis: Synthesis,
    sentences: readonly string[],
    options: SpeakerEvents & { make: MakeUtterance },
  ) {
    this.#synthesis = synthesis
    this.#sentences = sentences
    this.#events = options
    this.#makeUtterance = options.make
  }

  /** Speaks the current sentence and those after it. */
  goOn(): void {
    this.pause()
    const text = this.#sentences[this.#next]
    if (text === undefined) {
      this.#events.onEnd()
      return
    }
    const utterance = this.#makeUtterance(text)
    utterance.rate = this.#rate
    utterance.onend = () => this.#isCurrent(utterance) && this.#advance()
    utterance.onerror = () => {
      if (!this.#isCurrent(utterance)) return
      this.#saying = undefined
      this.#events.onFault()
    }
    this.#saying = utterance
    this.#events.onSentence(this.#next)
    this.#synthesis.speak(utterance)
  }

  /** Stops speaking and retains the position. */
  pause(): void {
    this.#saying = undefined
    this.#synthesis.cancel()
  }

  /** Sets the speed, where 1 is the voice's normal speed. The current sentence is repeated. */
  setRate(rate: number): void {
    this.#rate = rate
    if (this.#saying) this.goOn()
  }

  #isCurrent(utterance: SpeechSynthesisUtterance): boolean {
    return this.#saying === utterance
  }

  #advance(): void {
    this.#next++
    this.goOn()
  }
}
