import type { RouterContextProvider } from 'react-router'
import { accountsContext } from '../../accounts/accounts/account-context.ts'
import { configContext, requestContext } from '../../platform/http/request-context.ts'
import { assistantContext } from '../ai/assistant-context.ts'
import type { PageFacts } from './fill-text.ts'
import { backupPrivacy, googlePrivacy, modelPrivacy } from './static-pages-texts.ts'

/** Reads the facts of this site for the fixed pages: who publishes it, and how it is run. */
export function readPageFacts(context: Readonly<RouterContextProvider>): PageFacts {
  const { siteName, school } = context.get(requestContext).settings
  const hasModel = context.get(assistantContext).model !== undefined
  const hasGoogle = context.get(accountsContext).google !== undefined
  return {
    siteName,
    school,
    backups: backupPrivacy(context.get(configContext).backups),
    model: hasModel ? modelPrivacy : '',
    google: hasGoogle ? googlePrivacy : '',
  }
}
