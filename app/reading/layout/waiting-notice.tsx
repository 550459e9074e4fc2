import { type ReactNode, useSyncExternalStore } from 'react'
import { trouble } from '../../platform/http/patient-fetch.ts'
import { uiTexts } from '../../ui/components/ui-texts.ts'
import { layoutTexts } from './layout-texts.ts'

/** Shown if a request gets no answer, with a retry button. */
export function WaitingNotice(): ReactNode {
  const shown = useSyncExternalStore(trouble.subscribe, trouble.find, () => undefined)
  if (!shown) return null
  return (
    <div role="alert" className="form-notice form-notice-error waiting-notice">
      <p>{shown.isTrying ? layoutTexts.tryingAgain : layoutTexts.noAnswer[shown.why]}</p>
      <div className="buttons">
        {shown.why === 'session' && (
          <a className="button button-quiet button-small" href="/entrar" target="_blank" rel="noreferrer">
            {layoutTexts.signInElsewhere}
          </a>
        )}
        <button type="button" className="button button-small" onClick={trouble.tryAgain}>
          {uiTexts.retry}
        </button>
      </div>
    </div>
  )
}
