import type { ReactNode } from 'react'
import { questionTemplates } from '../../learning/questions/question-templates.ts'
import type { Samples } from '../../ui/components/samples.ts'
import { DialogsInPlace } from './form-dialog.tsx'
import { FormulaDialog } from './formula-dialog.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { InsertMenu } from './insert-menu.tsx'
import { insertables } from './insertables.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { SimulatorDialog } from './simulator-dialog.tsx'
import { SourceDialog } from './source-dialog.tsx'

const rest = (): void => undefined
const given = { onAccept: rest, onRemove: rest, onClose: rest }
const picture = { src: '', alt: 'Una polea móvil', title: '' }

const standing = (dialog: ReactNode) => () => <DialogsInPlace value={true}>{dialog}</DialogsInPlace>

export const samples: Samples = {
  'Poner un enlace': standing(<LinkDialog href="/temario" text="el temario" {...given} />),
  'Poner una imagen': standing(
    <PictureDialog picture={picture} file={undefined} folder="temarioImages" onBusy={rest} {...given} />,
  ),
  'Poner una fórmula': standing(<FormulaDialog tex="" isBlock {...given} />),
  'Elegir la clase de una pregunta': standing(<QuestionDialog text="" {...given} />),
  'Escribir una pregunta en un texto': standing(
    <QuestionDialog text={questionTemplates[0]?.text.trimEnd() ?? ''} {...given} />,
  ),
  'Poner un simulador': standing(<SimulatorDialog text="" {...given} />),
  'Escribir un bloque en Markdown': standing(<SourceDialog text=":::aviso" {...given} />),
  'Teclas del modo visual': standing(<HelpDialog onClose={rest} />),
  'Menú para insertar': () => (
    <InsertMenu found={insertables} current={1} at={{ left: 0, top: 0, bottom: 0 }} onChoose={rest} />
  ),
}
