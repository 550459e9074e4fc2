import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SiteData } from '../../ui/components/site-data.ts'
import { accountsTexts } from './accounts-texts.ts'
import SignIn from './sign-in.island.tsx'

export type AccountMenuProps = Pick<SiteData, 'account' | 'path' | 'signIn'>

/**
 * The account part of the header (docs/product.md 2.1). For users who are not admins it is the only part of a
 * page that depends on the account. With `data-account`, the tabs of a browser detect a change of account.
 */
export function AccountMenu({ account, path, signIn }: AccountMenuProps): ReactNode {
  return (
    <div className="account" data-account={account?.id ?? ''} data-changed={accountsTexts.endedElsewhere}>
      {account ? <SignedIn email={account.email} /> : <SignIn path={path} {...signIn} />}
    </div>
  )
}

function SignedIn({ email }: { email: string }): ReactNode {
  return (
    <>
      <Link to="/cuenta" className="account-email" title={accountsTexts.myAccount}>
        {email}
      </Link>
      <form method="post" action="/salir">
        <button type="submit" className="button button-small button-quiet">
          {accountsTexts.signOut}
        </button>
      </form>
    </>
  )
}
