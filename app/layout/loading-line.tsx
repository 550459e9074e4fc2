import { type ReactNode, useContext } from 'react'
import { useNavigation } from 'react-router'
import { IslandModeContext } from '../islands/island.tsx'
import { layoutTexts } from './layout-texts.ts'

const texts: Record<string, string> = layoutTexts.loading

function loadingText(path: string): string | undefined {
  const prefix = Object.keys(texts).find((start) => path.startsWith(start))
  return texts[prefix ?? '/']
}

/** Says which page is on its way: by React Router where the page is hydrated, by the boot script elsewhere. */
export function LoadingLine(): ReactNode {
  const mode = useContext(IslandModeContext)
  const navigation = useNavigation()
  if (mode === 'island')
    return <p id="cargando" role="status" className="loading" data-texts={JSON.stringify(texts)} hidden />
  return (
    <p role="status" className="loading" hidden={navigation.state !== 'loading'}>
      {navigation.location && loadingText(navigation.location.pathname)}
    </p>
  )
}
