import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { island } from '../../platform/islands/island.tsx'
import { loadStyles } from '../../ui/components/load-styles.ts'
import { accountsTexts } from './accounts-texts.ts'
import type { Mode } from './send-credentials.ts'
import signInStyles from './sign-in.css?url'
import { modeTitle, SignInPanel } from './sign-in-panel.tsx'

type SignInProps = {
  /** The page that contains the button. */
  path: string
  google: boolean
  resetsPasswords: boolean
}

/** The sign-in button and its dialog (docs/product.md 5.2). Without scripts the button leads to /entrar. */
function SignIn({ path, google, resetsPasswords }: SignInProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [back, setBack] = useState(path)
  const [mode, setMode] = useState<Mode>('sign-in')
  const open = async (event: MouseEvent): Promise<void> => {
    event.preventDefault()
    // Without a network the dialog opens unstyled; sending the form then reports the missing connection.
    await loadStyles(signInStyles).catch(() => undefined)
    flushSync(() => {
      setOpen(true)
      setMode('sign-in')
      setBack(location.pathname + location.search)
    })
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLInputElement>('input[type="email"]')?.focus()
  }
  return (
    <>
      <form action="/entrar">
        <input type="hidden" name="volver" value={path} />
        <button type="submit" className="button button-small" onClick={open}>
          {accountsTexts.signIn}
        </button>
      </form>
      <dialog ref={dialog} className="dialog" aria-labelledby="sign-in-title" onClose={() => setOpen(false)}>
        {isOpen && (
          <>
            <div className="dialog-head">
              <h2 id="sign-in-title">{modeTitle(mode)}</h2>
              <button
                type="button"
                className="dialog-close"
                aria-label={accountsTexts.close}
                onClick={() => dialog.current?.close()}
              >
                <span className="close-icon" />
              </button>
            </div>
            <SignInPanel
              path={back}
              mode={mode}
              onMode={setMode}
              google={google}
              resetsPasswords={resetsPasswords}
              prefix="modal"
            />
          </>
        )}
      </dialog>
    </>
  )
}

export default island('accounts/accounts/sign-in', SignIn)
