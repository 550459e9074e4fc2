import type { Samples } from '../../ui/components/samples.ts'
import type { DraftInfo } from './describe-draft.server.ts'
import { DraftPanel } from './draft-panel.tsx'
import type { DraftAnswer } from './use-draft-change.ts'

const draft: DraftInfo = {
  savedAt: '2026-03-14T09:00:00.000Z',
  savedBy: 'ana@ejemplo.es',
  publishAt: null,
  problem: null,
  previewEndsAt: null,
  hasPreview: true,
  isPublished: false,
}
const dated = { ...draft, publishAt: '2026-04-06T07:00:00.000Z', isPublished: true }

const panel = (given: DraftInfo, answer?: DraftAnswer) => () => (
  <DraftPanel tipo="topic" id="muestra" draft={given} address="/temario" answer={answer} />
)

export const samples: Samples = {
  'Borrador de algo nuevo': panel(draft),
  'Borrador con fecha': panel({ ...dated, previewEndsAt: '2026-04-01T09:00:00.000Z' }),
  'Borrador que no se publicó': panel(
    { ...dated, problem: 'Falta el título.' },
    { failed: true, message: 'No se ha podido guardar. Vuelve a intentarlo.' },
  ),
}
