import { Choose } from '../forms/choose.tsx'
import { FilterLinks } from './filter-links.tsx'
import { MoreOfList } from './more-of-list.tsx'
import { NotFound, Refusal } from './route-error.tsx'
import type { Samples } from './samples.ts'
import { SwitchLinks } from './switch-links.tsx'

const to = '/muestrario'
const choices = [
  { value: null, text: 'Todos', to },
  { value: 'mecanismos', text: 'Mecanismos', to },
  { value: 'electricidad', text: 'Electricidad y electrónica', to },
]
const part = { after: null, pages: 2, limit: 24, added: undefined }

/** Filters, pagination and empty states. */
export const samples: Samples = {
  'Filtros, conmutador y más': () => (
    <>
      <FilterLinks label="Bloque" choices={choices} chosen="mecanismos" />
      <SwitchLinks
        label="Curso"
        chosen="2"
        choices={['1', '2', '3', '4'].map((course) => ({
          value: course,
          text: `${course}.º`,
          name: `${course}.º de ESO`,
          to,
        }))}
      />
      <Choose
        form="muestra"
        name="dificultad"
        label="Dificultad"
        all="Todas"
        chosen="Media"
        choices={[['Media', 'Media']]}
      />
      <MoreOfList path={to} part={part} next="siguiente" />
    </>
  ),
  'Hay que entrar': () => <Refusal message="Entra para ver esta página." status={401} />,
  'No se puede ver': () => <Refusal message="Solo quien administra puede ver esta página." status={403} />,
  'Página que no existe': () => <NotFound />,
}
