import { chooseVoice } from './choose-voice.ts'

/** So long a browser may take to know its voices, in milliseconds. */
const patience = 2000

/** The Spanish voice of the device. Browsers load their list late, and some say nothing when it stays empty. */
export async function findVoice(synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice | undefined> {
  if (synthesis.getVoices().length === 0) {
    await new Promise((resolve) => {
      synthesis.addEventListener('voiceschanged', resolve, { once: true })
      setTimeout(resolve, patience)
    })
  }
  return chooseVoice(synthesis.getVoices())
}
