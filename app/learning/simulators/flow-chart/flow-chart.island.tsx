import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { flowChart } from './flow-chart.ts'
import { view } from './flow-chart-picture.tsx'

export default island('learning/simulators/flow-chart/flow-chart', simulatorComponent(flowChart, view))
