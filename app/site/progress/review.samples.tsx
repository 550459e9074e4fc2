import type { Samples } from '../../ui/components/samples.ts'
import ProgressView from './progress-view.island.tsx'
import ReviewStart from './review-start.island.tsx'
import ReviewSteps from './review-steps.island.tsx'
import YourData from './your-data.island.tsx'

const map = { blocks: [], others: [], criteria: {} }
const reviews = { today: ['problem:1'], done: 0, right: 0, later: 2, nextOn: undefined }
const known = { count: 1, topics: {}, reviews }

export const samples: Samples = {
  'Progreso sin nada hecho': () => <ProgressView map={map} known={null} />,
  'Comienzo de un repaso': () => <ReviewStart map={map} known={known} />,
  'Pasos de un repaso': () => <ReviewSteps exercise="problem:1" known={known} />,
  'Tus datos': () => <YourData />,
}
