import { island } from '../../islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { flowChart } from './flow-chart.ts'
import { flowChartView } from './flow-chart-view.ts'

export default island('simulators/flow-chart/flow-chart', simulatorComponent(flowChart, flowChartView))
