/** The properties of a voice that are used. */
type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'name'>

/**
 * Returns the Spanish voice to use. A voice of the device is preferred to one that sends the text to a
 * server; among equals, one of Spain.
 */
export function chooseVoice<V extends Voice>(voices: readonly V[]): V | undefined {
  // Android writes es_ES.
  const spanish = voices.filter(({ lang }) => /^es(?:[-_]|$)/i.test(lang))
  const rank = ({ lang, localService }: V): number =>
    (localService ? 0 : 2) + (/^es[-_]es/i.test(lang) ? 0 : 1)
  return spanish.toSorted((one, other) => rank(one) - rank(other))[0]
}

/** Timeout for the browser to load its voices, in milliseconds. */
const timeoutMs = 2000

/**
 * Finds the Spanish voice of the device. Browsers load their voices late, and some fire no event if the list
 * stays empty.
 */
export async function findVoice(synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice | undefined> {
  if (synthesis.getVoices().length === 0) {
    await new Promise((resolve) => {
      synthesis.addEventListener('voiceschanged', resolve, { once: true })
      setTimeout(resolve, timeoutMs)
    })
  }
  return chooseVoice(synthesis.getVoices())
}
