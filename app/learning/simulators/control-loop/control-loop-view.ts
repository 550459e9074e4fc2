import { defineView } from '../simulator-view.ts'
import { ControlLoopPicture } from './control-loop-picture.tsx'

/** How it is seen and handled. */
export const controlLoopView = defineView({ Picture: ControlLoopPicture })
