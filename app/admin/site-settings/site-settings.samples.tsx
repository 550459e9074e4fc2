import { SampleForm } from '../../editor/form/sample-form.tsx'
import type { Samples } from '../../ui/components/samples.ts'
import { ColorsForm } from './colors-form.tsx'
import { SettingsSummary } from './settings-summary.tsx'
import { SiteForm } from './site-form.tsx'
import { TextsList } from './texts-list.tsx'

const at = '2026-03-14T09:00:00.000Z'
const categories = [
  { id: '1', name: 'Pensamiento computacional', color: 'purple' as const, updatedAt: at },
  { id: '2', name: 'Tecnología sostenible', color: 'green' as const, updatedAt: at },
]
const contrasts = [
  { color: 'purple' as const, light: 5.2, dark: 7.9 },
  { color: 'green' as const, light: 4.8, dark: 8.3 },
]
const school = { schoolName: 'IES de Ejemplo', address: '', email: '', responsible: '', protection: '' }
const list = [
  { id: '1', title: 'Simulador de circuitos' },
  { id: '2', title: 'Conversor de unidades' },
]

export const samples: Samples = {
  'Ajustes de la web': () => (
    <SettingsSummary
      settings={{
        siteName: 'Engrana',
        tagline: 'Aprueba, aprende y aplica.',
        school,
        hiddenLinks: ['blog'],
        homeTools: [],
      }}
    />
  ),
  'Formulario de los ajustes': () => (
    <SampleForm
      fields={{ name: 'Engrana', email: 'centro' }}
      errors={{ email: 'Escribe un correo, como centro@ejemplo.es.' }}
      lists={{ homeTools: list }}
    >
      <SiteForm />
    </SampleForm>
  ),
  'Colores de las categorías': () => (
    <ColorsForm
      categories={categories}
      contrasts={contrasts}
      outcome={{ status: 'conflict', names: ['Tecnología sostenible'], chosen: [] }}
    />
  ),
  'Textos de la web': () => (
    <TextsList
      pages={[
        { name: 'privacidad', title: 'Privacidad' },
        { name: 'cookies', title: 'Cookies', own: { id: '1', updatedAt: at } },
      ]}
    />
  ),
}
