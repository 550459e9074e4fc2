import type { Samples } from '../../ui/components/samples.ts'
import { BlockHead, BlockLinks } from './block-links.tsx'
import type { Category } from './category.server.ts'
import { TopicRow } from './topic-row.tsx'
import { CourseSwitch, TopicsShown } from './topics-filter-links.tsx'

const blocks: Category[] = [
  {
    id: 'muestra-b',
    name: 'Comunicación y difusión de ideas',
    shortName: 'Dibujo',
    color: 'green',
    position: 1,
    letter: 'B',
    courses: ['1', '3'],
  },
  {
    id: 'muestra-c',
    name: 'Pensamiento computacional',
    shortName: '',
    color: 'purple',
    position: 2,
    letter: null,
    courses: ['2'],
  },
]
const topic = {
  id: 'muestra',
  title: 'Vistas de una pieza',
  description: 'Alzado, planta y perfil: qué se ve desde cada lado y cómo se colocan.',
  color: 'green',
}

export const samples: Samples = {
  'Mapa del temario': () => (
    <>
      <CourseSwitch
        filter={{ course: '1', letter: null, longer: null, isWrong: false }}
        categories={blocks}
      />
      <TopicsShown filter={{ course: '1', letter: null, longer: null, isWrong: true }} isEmpty={false} />
      <BlockLinks blocks={blocks} course={null} />
      {blocks.map((block) => (
        <BlockHead key={block.id} block={block} />
      ))}
      <TopicRow topic={topic} picture={undefined} courses="1.º y 3.º de ESO" />
    </>
  ),
  'Mapa sin temas': () => (
    <TopicsShown filter={{ course: '4', letter: null, longer: null, isWrong: false }} isEmpty={true} />
  ),
}
