import { type ReactNode, useState } from 'react'
import { markdownTexts } from './editor-texts.ts'
import type { WritingMode } from './use-writing-mode.ts'

type ModeSwitchProps = { mode: WritingMode; onChoose: (mode: WritingMode) => void }

/** The buttons «Modo visual» and «Modo Markdown». Announces the chosen mode once it is ready. */
export function ModeSwitch({ mode, onChoose }: ModeSwitchProps): ReactNode {
  const [chosen, setChosen] = useState<WritingMode>()
  const choose = (one: WritingMode): void => {
    setChosen(one)
    onChoose(one)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons, not fields of the form
    <div role="group" aria-label={markdownTexts.modes} className="mode-switch needs-script">
      {(['visual', 'markdown'] as const).map((one) => (
        <button
          key={one}
          type="button"
          className="tool-button"
          aria-pressed={mode === one}
          onClick={() => choose(one)}
        >
          {markdownTexts.mode[one]}
        </button>
      ))}
      <span role="status" className="visually-hidden">
        {chosen === mode && markdownTexts.nowIn[mode]}
      </span>
    </div>
  )
}
