import regular from '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2?url'
import bold from '@fontsource/opendyslexic/files/opendyslexic-latin-700-normal.woff2?url'

/**
 * Fetches the face for the page that is open. The style sheet shows it only where it is at hand at once, so that no page
 * jumps while one reads; who has just chosen it waits for it.
 */
export async function loadDyslexiaFace(): Promise<void> {
  const faces = [
    new FontFace('OpenDyslexic', `url("${regular}")`, { weight: '400' }),
    new FontFace('OpenDyslexic', `url("${bold}")`, { weight: '700' }),
  ]
  await Promise.all(faces.map((face) => face.load()))
  for (const face of faces) document.fonts.add(face)
}
