import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'
import { editorTexts } from './editor-texts.ts'

/**
 * Asks before leaving a page with unsaved changes: with the site's dialog, or the browser's own on unload.
 */
export function useLeaveGuard(
  hasChanges: () => boolean,
  ask: (message: string) => Promise<boolean>,
  message: string = editorTexts.leave,
): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasChanges(),
  )
  const decide = useEffectEvent(async (): Promise<void> => {
    if (await ask(message)) blocker.proceed?.()
    else blocker.reset?.()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') void decide()
  }, [blocker.state])

  const warn = useEffectEvent((event: BeforeUnloadEvent): void => {
    if (hasChanges()) event.preventDefault()
  })
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent): void => warn(event)
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [])
}
