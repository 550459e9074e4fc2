import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { IslandMode } from '../../platform/islands/island.tsx'
import { AccountMenu, type AccountMenuProps } from './account-menu.tsx'

/** Renders the account menu for a cached reading page. */
export function renderAccountMenu(props: AccountMenuProps): string {
  return renderToString(
    <StaticRouter location={props.path}>
      <IslandMode value="island">
        <AccountMenu {...props} />
      </IslandMode>
    </StaticRouter>,
  )
}
