import type { ReactNode } from 'react'
import { markdownTexts } from './editor-texts.ts'
import type { WritingMode } from './use-writing-mode.ts'

type ModeSwitchProps = { mode: WritingMode; onChoose: (mode: WritingMode) => void }

/** «Modo visual» and «Modo Markdown», beside each other. */
export function ModeSwitch({ mode, onChoose }: ModeSwitchProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons, not fields of the form
    <div role="group" aria-label={markdownTexts.modes} className="mode-switch needs-script">
      {(['visual', 'markdown'] as const).map((one) => (
        <button
          key={one}
          type="button"
          className="tool-button"
          aria-pressed={mode === one}
          onClick={() => onChoose(one)}
        >
          {markdownTexts.mode[one]}
        </button>
      ))}
    </div>
  )
}
