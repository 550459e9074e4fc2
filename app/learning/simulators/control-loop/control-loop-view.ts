import { defineView } from '../simulator-view.ts'
import { ControlLoopPicture } from './control-loop-picture.tsx'

export const controlLoopView = defineView({ Picture: ControlLoopPicture })
