import { type ReactNode, useEffect } from 'react'
import { useNavigation } from 'react-router'
import { layoutTexts } from './layout-texts.ts'
import { showLoading } from './slow-pages.ts'

const texts = JSON.stringify(layoutTexts.loading)

/**
 * The status line for slow page loads. Navigations of React Router are reported here; others by
 * `watchSlowPages`.
 */
export function LoadingLine(): ReactNode {
  const { state, location } = useNavigation()
  const path = state === 'loading' ? location.pathname : undefined
  useEffect(() => showLoading(path), [path])
  return <p id="cargando" role="status" className="loading" data-texts={texts} hidden />
}
