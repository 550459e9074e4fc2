import { expect, it } from 'vitest'
import { chooseVoice } from './find-voice.ts'

const voice = (lang: string, localService = true) => ({ lang, localService, name: `${lang} ${localService}` })

it('prefers Spanish voices of Spain and of the device over network voices', () => {
  const [spain, mexico, far] = [voice('es-ES'), voice('es_MX'), voice('es-ES', false)]
  expect(chooseVoice([voice('en-US'), mexico, far, spain])).toBe(spain)
  expect(chooseVoice([far, mexico])).toBe(mexico)
  expect(chooseVoice([voice('es-US', false), far])).toBe(far)
  expect(chooseVoice([voice('ES'), voice('est-EE')])?.lang).toBe('ES')
  expect(chooseVoice([voice('en-GB'), voice('est-EE'), voice('ca-ES')])).toBeUndefined()
})
