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
