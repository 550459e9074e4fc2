import type { ReactNode } from 'react'
import { secondFactorTexts as texts } from './second-factor-texts.ts'

type CodeFieldProps = {
  id: string
  /** Accepts a recovery code instead of one from the app. */
  isRecovery?: boolean
  /** Accepts both kinds of code. */
  takesBoth?: true
}

/** Input for a code: six digits from the app, or a recovery code. */
export function CodeField({ id, isRecovery, takesBoth }: CodeFieldProps): ReactNode {
  const hasLetters = isRecovery || takesBoth
  return (
    <div className="field">
      <label htmlFor={id}>{isRecovery ? texts.recovery : texts.code}</label>
      <input
        id={id}
        name="codigo"
        className="input code-input"
        inputMode={hasLetters ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize={hasLetters ? 'characters' : 'none'}
        spellCheck={false}
        required
        maxLength={hasLetters ? 40 : 12}
        aria-describedby={takesBoth && `${id}-hint`}
      />
      {takesBoth && (
        <p id={`${id}-hint`} className="note">
          {texts.eitherCode}
        </p>
      )}
    </div>
  )
}
