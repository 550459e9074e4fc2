import type { Samples } from '../../ui/components/samples.ts'
import { ImportTable } from './import-table.tsx'
import { NewDocuments } from './new-documents.tsx'
import { AttentionCounts, MineList } from './panel-around.tsx'
import { PanelFilterForm } from './panel-filter-form.tsx'

const kinds = [
  { tipo: 'temas', name: 'Temas', text: 'Nuevo tema del temario' },
  { tipo: 'retos', name: 'Retos', text: 'Nuevo reto' },
]
const row = {
  tipo: 'temas',
  id: null,
  title: '',
  message: '',
  line: null,
  pictures: [],
  hints: [],
  address: null,
}
const none = { q: '', tipo: '', bloque: '', curso: '', estado: '', quien: '', orden: '' }
const folders = [{ tipo: 'temas', name: 'Tema', folder: 'temario', pictures: 'temarioImages' as const }]

export const samples: Samples = {
  'Documentos nuevos': () => <NewDocuments kinds={kinds} />,
  'Filtro del panel': () => (
    <PanelFilterForm
      fields={{ ...none, q: 'palanca', estado: 'borrador' }}
      kinds={kinds}
      blocks={[{ id: '1', name: 'Operadores tecnológicos' }]}
    />
  ),
  'Lo que pide atención': () => (
    <>
      <AttentionCounts counts={{ library: 3, criteria: 1, searches: 12 }} />
      <AttentionCounts counts={{}} />
      <MineList documents={[{ tipo: 'temas', id: '1', title: 'Máquinas simples' }]} />
    </>
  ),
  'Tabla de una importación': () => (
    <ImportTable
      rows={[
        { ...row, path: 'temario/palancas.md', title: 'Palancas', status: 'new' },
        { ...row, path: 'temario/poleas.md', status: 'error', line: 4, message: 'Falta el título.' },
      ]}
      kinds={folders}
      findPicture={() => undefined}
      onRun={() => undefined}
      busy={false}
    />
  ),
}
