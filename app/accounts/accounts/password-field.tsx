import { type ReactNode, useState } from 'react'
import { PartStyle } from '../../ui/styles/part-styles.tsx'
import { accountsTexts } from './accounts-texts.ts'

type PasswordFieldProps = {
  id: string
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string | undefined
}

/** A password field with a button that shows the password. Without scripts it is an ordinary field. */
export function PasswordField({ id, name, label, autoComplete, hint }: PasswordFieldProps): ReactNode {
  const [shown, setShown] = useState(false)
  const isNew = autoComplete === 'new-password'
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <PartStyle name="sign-in" />
      <div className="password-box">
        <input
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          className="input"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          minLength={isNew ? 8 : undefined}
          maxLength={128}
          aria-describedby={hint ? `${id}-hint` : undefined}
        />
        <button
          type="button"
          className="password-eye needs-script"
          aria-pressed={shown}
          aria-label={accountsTexts.showPassword}
          title={shown ? accountsTexts.hidePassword : accountsTexts.showPassword}
          onClick={() => setShown(!shown)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
            <circle cx="12" cy="12" r="3" />
            {shown && <path d="M4 20 20 4" />}
          </svg>
        </button>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="note">
          {hint}
        </p>
      )}
    </div>
  )
}
