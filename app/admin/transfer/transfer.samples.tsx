import type { Samples } from '../../ui/components/samples.ts'
import { ReportTable } from './report-table.tsx'
import type { ReportLine } from './transfer-report.ts'

const line: ReportLine = {
  path: 'topic/maquinas-simples.md',
  tipo: 'topic',
  title: 'Máquinas simples',
  status: 'created',
  message: '',
  address: '/temario',
}
const rows: ReportLine[] = [
  {
    ...line,
    path: 'topic/sin-titulo.md',
    title: '',
    status: 'wrong',
    message: 'Falta el título.',
    address: null,
  },
  line,
  { ...line, path: 'topic/estructuras.md', title: 'Estructuras', status: 'skipped' },
]
const counts = { created: 1, replaced: 0, skipped: 1, wrong: 1 }

export const samples: Samples = {
  'Informe de una prueba de importación': () => (
    <ReportTable report={{ isTrial: true, counts, rows, more: 12 }} />
  ),
  'Informe de una importación': () => <ReportTable report={{ isTrial: false, counts, rows, more: 0 }} />,
}
