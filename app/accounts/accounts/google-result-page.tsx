import type { ReactNode } from 'react'
import { data, Link } from 'react-router'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import { MessagePage } from '../../ui/components/message-page.tsx'
import { PageHead } from '../../ui/components/page-head.tsx'
import type { Route } from './+types/google-result-page.ts'
import { accountPageTexts } from './account-page-texts.ts'
import { accountsTexts } from './accounts-texts.ts'

export const handle = { parameters: ['error', 'ventana'] } as const satisfies PageHandle

/**
 * /entrar/google/fin: reports the result to the page that opened the popup; the boot script reads
 * `data-google-result`.
 */
export function loader({ url }: Route.LoaderArgs) {
  const { error, ventana } = readParameters(url, handle)
  const failed = error !== null
  return data({ failed, inWindow: ventana === '1' }, { status: failed ? 401 : 200 })
}

export default function GoogleResultPage({
  loaderData: { failed, inWindow },
}: Route.ComponentProps): ReactNode {
  const title = failed ? accountsTexts.googleFailed : accountPageTexts.googleDone
  return (
    <MessagePage data-google-result={failed ? 'error' : 'ok'} data-in-window={inWindow}>
      <PageHead title={title} />
      <h1 className={failed ? 'failure' : ''}>{title}</h1>
      <p>{failed ? accountPageTexts.googleFailedHint : accountPageTexts.googleDoneHint}</p>
      <Link className="button" to={failed ? '/entrar' : '/'}>
        {failed ? accountsTexts.signIn : accountPageTexts.toStart}
      </Link>
    </MessagePage>
  )
}
