import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { flowChart } from './flow-chart.ts'
import { flowChartView } from './flow-chart-view.ts'

export default island(
  'learning/simulators/flow-chart/flow-chart',
  simulatorComponent(flowChart, flowChartView),
)
