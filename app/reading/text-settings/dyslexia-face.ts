import regular from '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2?url'
import bold from '@fontsource/opendyslexic/files/opendyslexic-latin-700-normal.woff2?url'

/**
 * Loads the dyslexia font for the current page. The style sheet uses it only if it is available immediately,
 * to avoid layout shifts while reading; right after it is chosen, the page waits for it.
 */
export async function loadDyslexiaFace(): Promise<void> {
  const faces = [
    new FontFace('OpenDyslexic', `url("${regular}")`, { weight: '400' }),
    new FontFace('OpenDyslexic', `url("${bold}")`, { weight: '700' }),
  ]
  await Promise.all(faces.map((face) => face.load()))
  for (const face of faces) document.fonts.add(face)
}
