/** What is asked of a voice. */
type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'name'>

/**
 * The voice that reads: Spanish of any country. One that works on the device comes before one that sends the text to somebody
 * else's machine; of both, that of Spain first.
 */
export function chooseVoice<V extends Voice>(voices: readonly V[]): V | undefined {
  // Android writes es_ES.
  const spanish = voices.filter(({ lang }) => /^es(?:[-_]|$)/i.test(lang))
  const rank = ({ lang, localService }: V): number =>
    (localService ? 0 : 2) + (/^es[-_]es/i.test(lang) ? 0 : 1)
  return spanish.toSorted((one, other) => rank(one) - rank(other))[0]
}
