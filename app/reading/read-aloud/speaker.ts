/** What is used of the browser's speech. */
type Synthesis = Pick<SpeechSynthesis, 'speak' | 'cancel'>
/** Makes what the browser says; a test makes it of something else. */
type MakeUtterance = (text: string) => SpeechSynthesisUtterance
type SpeakerEvents = {
  /** The sentence of this number begins. */
  onSentence: (index: number) => void
  /** The last one was said. */
  onEnd: () => void
  /** The device could not say a sentence; `goOn` tries it again. */
  onFault: () => void
}

/**
 * Says sentences, each as an utterance of its own: long ones fall silent in Chrome. A pause ends the utterance and going on
 * says its sentence again, because on Android the browser's own pause cannot be ended.
 */
export class Speaker {
  readonly #synthesis: Synthesis
  readonly #makeUtterance: MakeUtterance
  readonly #sentences: readonly string[]
  readonly #events: SpeakerEvents
  #next = 0
  #rate = 1
  // Chrome forgets an utterance that nobody holds, and its end is never told.
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

  /** Says the sentence that is due, and those after it. */
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

  /** Falls silent, and keeps the place. */
  pause(): void {
    this.#saying = undefined
    this.#synthesis.cancel()
  }

  /** How fast, where 1 is the voice's own speed; at once, from the beginning of the sentence that is being said. */
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
