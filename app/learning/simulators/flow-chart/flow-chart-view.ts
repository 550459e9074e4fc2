import { defineView } from '../simulator-view.ts'
import { FlowChartEditor } from './flow-chart-editor.tsx'
import { FlowChartPicture } from './flow-chart-picture.tsx'

export const flowChartView = defineView({ Picture: FlowChartPicture, Editor: FlowChartEditor })
