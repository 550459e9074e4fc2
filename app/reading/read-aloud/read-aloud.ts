import { loadStyles } from '../../ui/components/load-styles.ts'
import { collectBlocks } from './collect-blocks.ts'
import { findVoice } from './find-voice.ts'
import { ListeningBar } from './listening-bar.ts'
import { markPlaces } from './mark-place.ts'
import styles from './read-aloud.css?url'
import { readAloudTexts } from './read-aloud-texts.ts'
import { Speaker } from './speaker.ts'
import { toUtterances, type Utterance } from './utterances.ts'

let current: Listening | undefined

/** Reads aloud the document of a button; stops a previous reading. */
export async function readAloud(button: HTMLElement): Promise<void> {
  // Without its styles the bar would appear at the end of the page, and focusing it would scroll there.
  await loadStyles(styles)
  current?.end()
  current = new Listening(button)
  await current.begin()
}

class Listening {
  readonly #button: HTMLElement
  readonly #ended = new AbortController()
  readonly #bar = new ListeningBar({
    onToggle: () => this.#toggle(),
    onStop: () => this.end(),
    onRate: (rate) => this.#speaker?.setRate(rate),
  })
  #speaker: Speaker | undefined
  #isReading = false

  constructor(button: HTMLElement) {
    this.#button = button
    const { signal } = this.#ended
    addEventListener('pagehide', () => this.end(), { signal })
    // A client-side navigation removes the document without a page load.
    const watcher = new MutationObserver(() => !button.isConnected && this.end())
    watcher.observe(document.body, { childList: true, subtree: true })
    signal.addEventListener('abort', () => watcher.disconnect())
  }

  async begin(): Promise<void> {
    const synthesis: SpeechSynthesis | undefined = Reflect.get(window, 'speechSynthesis')
    this.#bar.show({ message: synthesis ? readAloudTexts.looking : readAloudTexts.noSpeech })
    this.#bar.focus()
    if (!synthesis) return
    const voice = await findVoice(synthesis)
    if (this.#ended.signal.aborted) return
    if (!voice) return this.#bar.show({ message: readAloudTexts.noVoice })
    const document = this.#button.closest('article') ?? this.#button
    const utterances = collectBlocks(document).flatMap(toUtterances)
    this.#speaker = this.#makeSpeaker(synthesis, voice, utterances)
    if (voice.localService) this.#toggle()
    else {
      this.#bar.show({
        message: readAloudTexts.networkVoice(voice.name),
        action: readAloudTexts.listenAnyway,
      })
    }
    this.#bar.focus()
  }

  /** Stops reading and removes the bar; focus inside the bar returns to the button. */
  end(): void {
    if (this.#ended.signal.aborted) return
    this.#ended.abort()
    this.#speaker?.pause()
    markPlaces([])
    const hadFocus = this.#bar.hasFocus()
    this.#bar.remove()
    if (hadFocus) this.#button.focus()
  }

  #toggle(): void {
    this.#isReading = !this.#isReading
    this.#bar.show(this.#isReading ? 'reading' : 'paused')
    if (this.#isReading) this.#speaker?.goOn()
    else this.#speaker?.pause()
  }

  #makeSpeaker(
    synthesis: SpeechSynthesis,
    voice: SpeechSynthesisVoice,
    utterances: readonly Utterance<Text | Element>[],
  ): Speaker {
    const sentences = utterances.map(({ text }) => text)
    return new Speaker(synthesis, sentences, {
      make: (text) => Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang }),
      onSentence: (index) => markPlaces(utterances[index]?.places ?? []),
      onEnd: () => this.end(),
      onFault: () => {
        this.#isReading = false
        this.#bar.show({ message: readAloudTexts.failed, action: readAloudTexts.goOn })
      },
    })
  }
}
