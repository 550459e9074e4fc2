import type { ReactNode } from 'react'
import { data, Link } from 'react-router'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/google-result-page.ts'
import { accountPageTexts } from './account-page-texts.ts'
import { accountsTexts } from './accounts-texts.ts'

/** /entrar/google/fin: tells the page that opened the window how it went; the boot script reads `data-google-result`. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const failed = searchParams.has('error')
  return data({ failed, inWindow: searchParams.get('ventana') === '1' }, { status: failed ? 401 : 200 })
}

export default function GoogleResultPage({
  loaderData: { failed, inWindow },
}: Route.ComponentProps): ReactNode {
  const title = failed ? accountsTexts.googleFailed : accountPageTexts.googleDone
  return (
    <div className="page message-page" data-google-result={failed ? 'error' : 'ok'} data-in-window={inWindow}>
      <PageHead title={title} />
      <h1 className={failed ? 'failure' : ''}>{title}</h1>
      <p>{failed ? accountPageTexts.googleFailedHint : accountPageTexts.googleDoneHint}</p>
      <Link className="button" to={failed ? '/entrar' : '/'}>
        {failed ? accountsTexts.signIn : accountPageTexts.toStart}
      </Link>
    </div>
  )
}
