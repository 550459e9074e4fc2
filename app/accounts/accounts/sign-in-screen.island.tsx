import { type ReactNode, useState } from 'react'
import { island } from '../../platform/islands/island.tsx'
import type { Mode } from './send-credentials.ts'
import { modeTitle, SignInPanel, type SignInPanelProps } from './sign-in-panel.tsx'

type SignInScreenProps = Omit<SignInPanelProps, 'onMode'>

/** The content of /entrar: the heading and the page title follow the form's mode. */
function SignInScreen(props: SignInScreenProps): ReactNode {
  const [mode, setMode] = useState(props.mode)
  const follow = (next: Mode): void => {
    setMode(next)
    document.title = document.title.replace(modeTitle(mode), modeTitle(next))
  }
  return (
    <>
      <h1>{modeTitle(mode)}</h1>
      <div className="panel">
        <SignInPanel {...props} mode={mode} onMode={follow} />
      </div>
    </>
  )
}

export default island('accounts/accounts/sign-in-screen', SignInScreen)
