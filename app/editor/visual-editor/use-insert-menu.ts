import type { Command, EditorState } from 'prosemirror-state'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { insertBlocks } from './block-commands.ts'
import { findInsertables, type Insertable } from './insertables.ts'
import { schema } from './schema.ts'
import type { VisualSurface } from './visual-surface.ts'
import { visualTexts } from './visual-texts.ts'

type OpenMenu = {
  found: readonly Insertable[]
  current: number
  at: { left: number; top: number; bottom: number }
}

/** The text after a slash at the start of a paragraph; undefined if there is no slash. */
function slashQuery(state: EditorState | undefined): string | undefined {
  const { $from, empty } = state?.selection ?? {}
  if (!$from || !empty || $from.parent.type !== schema.nodes.paragraph) return undefined
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc')
  return /^\/([\p{L}\d ]{0,20})$/u.exec(before)?.[1]
}

type MenuHooks = { choose: (one: Insertable) => void; say: (message: string) => void; mayAsk: boolean }

/** The insert menu: a slash in an empty paragraph opens it, and the text after the slash filters it. */
export function useInsertMenu(
  surface: VisualSurface | undefined,
  state: EditorState | undefined,
  { choose, say, mayAsk }: MenuHooks,
): {
  menu: OpenMenu | undefined
  menuKey: (event: KeyboardEvent) => boolean
  take: (one: Insertable) => void
  /** Opens the menu by a button, without a typed slash. */
  openMenu: () => void
} {
  const query = slashQuery(state)
  const { openMenu, dropSlash } = useOwnSlash(surface, query)
  const [closed, setClosed] = useState<string>()
  const [current, setCurrent] = useState(0)
  const isOpen = query !== undefined && closed === undefined
  const found = isOpen ? findInsertables(query, mayAsk) : []
  const place = Math.min(current, Math.max(0, found.length - 1))
  useEffect(() => {
    if (query === undefined) setClosed(undefined)
    setCurrent(0)
  }, [query])
  // Announce the current entry only while the menu is open: after it closes, the insertion is announced.
  const sayCurrent = useEffectEvent(() => isOpen && say(found[place]?.label ?? visualTexts.menuNone))
  // biome-ignore lint/correctness/useExhaustiveDependencies: announces each change of the choice
  useEffect(() => void sayCurrent(), [isOpen, place, query])

  const take = (one: Insertable): void => {
    if (!surface) return
    const { view } = surface
    const { $from } = view.state.selection
    view.dispatch(view.state.tr.delete($from.start(), $from.pos))
    choose(one)
  }
  const close = (): void => {
    if (!dropSlash()) setClosed(query)
  }
  const menuKey = (event: KeyboardEvent): boolean => {
    if (!isOpen || event.ctrlKey || event.metaKey || event.altKey) return false
    const step = { ArrowDown: 1, ArrowUp: found.length - 1 }[event.key]
    if (step !== undefined) setCurrent((place + step) % Math.max(1, found.length))
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && found[place]) take(found[place])
    else return false
    return true
  }
  const caret = isOpen && surface ? surface.view.coordsAtPos(surface.view.state.selection.from) : undefined
  return { menu: caret && { found, current: place, at: caret }, menuKey, take, openMenu }
}

type OwnSlash = { at: number; text: string }

/** The slash that the toolbar button inserts: unlike a typed one, it is removed when the menu closes. */
function useOwnSlash(surface: VisualSurface | undefined, query: string | undefined) {
  const own = useRef<OwnSlash | undefined>(undefined)
  const openMenu = (): void => {
    if (!surface?.run(writeSlash)) return
    own.current = { at: surface.view.state.selection.$from.start(), text: '/' }
  }
  /** Removes the button's slash and the text typed after it; false if there is none. */
  const dropSlash = (): boolean => {
    const { at, text } = own.current ?? { at: 0, text: '' }
    own.current = undefined
    if (!surface || text === '') return false
    const { doc, tr } = surface.view.state
    const end = at + text.length
    const fileExists = end <= doc.content.size && doc.resolve(at).parent.textContent === text
    if (fileExists) surface.view.dispatch(tr.delete(at, end).setMeta('addToHistory', false))
    return fileExists
  }
  const follow = useEffectEvent(() => {
    if (query === undefined) dropSlash()
    else if (own.current) own.current.text = `/${query}`
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the query
  useEffect(() => follow(), [query])
  return { openMenu, dropSlash }
}

/** Inserts a slash where the menu can open: in the caret's paragraph if empty, or in a new one. */
const writeSlash: Command = (state, dispatch, view) => {
  const { parent } = state.selection.$from
  const isEmpty = parent.type === schema.nodes.paragraph && parent.content.size === 0
  if (!isEmpty) insertBlocks([schema.nodes.paragraph.create()])(state, dispatch)
  // Excluded from the undo history.
  view?.dispatch(view.state.tr.insertText('/').setMeta('addToHistory', false).scrollIntoView())
  return true
}
