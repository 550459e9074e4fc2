import { chooseVoice } from './choose-voice.ts'

/** Timeout for the browser to load its voices, in milliseconds. */
const patience = 2000

/**
 * Finds the Spanish voice of the device. Browsers load their voices late, and some fire no event if the list
 * stays empty.
 */
export async function findVoice(synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice | undefined> {
  if (synthesis.getVoices().length === 0) {
    await new Promise((resolve) => {
      synthesis.addEventListener('voiceschanged', resolve, { once: true })
      setTimeout(resolve, patience)
    })
  }
  return chooseVoice(synthesis.getVoices())
}
