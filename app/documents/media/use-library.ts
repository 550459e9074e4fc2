import { useCallback, useState } from 'react'
import { z } from '../../ui/forms/schema.ts'

const answerSchema = z.object({
  pictures: z.array(
    z.object({
      id: z.string(),
      address: z.string(),
      alt: z.string(),
      width: z.number(),
      height: z.number(),
    }),
  ),
  next: z.string().nullable(),
})
export type LibraryPage = z.infer<typeof answerSchema>
type Library = { page?: LibraryPage | undefined; state: 'loading' | 'shown' | 'failed' }

/**
 * Loads pages of the library with `fetch` instead of the router, because a failed router request replaces the
 * page, including unsaved text.
 */
export function useLibrary(): Library & { load: (after?: string) => Promise<void> } {
  const [library, setLibrary] = useState<Library>({ state: 'loading' })
  const load = useCallback(async (after?: string): Promise<void> => {
    setLibrary(({ page }) => ({ page, state: 'loading' }))
    const loaded = await loadPage(after)
    setLibrary(({ page }) => (loaded ? { page: loaded, state: 'shown' } : { page, state: 'failed' }))
  }, [])
  return { ...library, load }
}

async function loadPage(after?: string): Promise<LibraryPage | undefined> {
  try {
    const response = await fetch(`/editor/imagenes/lista${after ? `?desde=${after}` : ''}`)
    return response.ok ? answerSchema.safeParse(await response.json()).data : undefined
  } catch (error) {
    // The network failed, or the response is not JSON.
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined
    throw error
  }
}
