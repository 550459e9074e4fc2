import { useNavigate } from 'react-router'

/** Goes one page back when that is one of ours, else to the section's list (docs/product.md 2.4). */
export function useGoBack(listPath: string): () => void {
  const navigate = useNavigate()
  return () => {
    const state: unknown = window.history.state
    const place = typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0
    if (place > 0) return void navigate(-1)
    // The page before was loaded anew, so the router does not know it.
    if (window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`)) {
      return window.history.back()
    }
    void navigate(listPath, { replace: true })
  }
}
