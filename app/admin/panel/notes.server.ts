import released from '../../../docs/changes/novedades.md?raw'
import { notesTexts } from './panel-texts.ts'

const next = import.meta.glob<string>('../../../docs/changes/next/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/**
 * The release notes for teachers (docs/changes/README.md): one text for the unreleased changes, and one for
 * each version.
 */
export function listNotes(): string[] {
  const latest = Object.values(next).map((note) => note.trim())
  const versions = released.split(/^(?=## )/m).slice(1)
  return latest.length > 0 ? [`## ${notesTexts.latest}\n\n${latest.join('\n\n')}`, ...versions] : versions
}
