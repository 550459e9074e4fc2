import { defineView } from '../simulator-view.ts'
import { BinaryEditor } from './binary-editor.tsx'
import { BinaryPicture } from './binary-picture.tsx'

export const binaryView = defineView({ Picture: BinaryPicture, Editor: BinaryEditor })
