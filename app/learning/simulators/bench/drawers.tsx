import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { showOutput } from '../show-output.ts'
import type { Output } from '../simulator.ts'
import { simulatorTexts as texts } from '../simulator-texts.ts'
import { Icon } from './icons.tsx'

type DrawerProps = {
  title: string
  isOpen: boolean
  close: () => void
  children: ReactNode
}

/**
 * A part over the side of the bench, on a phone below the drawing. It is not modal: the drawing stays in
 * sight and in use. Without scripts it is a plain part of the page.
 */
export function Drawer({ title, isOpen, close, children }: DrawerProps): ReactNode {
  const element = useRef<HTMLElement>(null)
  useFocusWhileOpen(element, isOpen)
  return (
    <section
      ref={element}
      className="bench-drawer"
      aria-label={title}
      data-open={isOpen || undefined}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <div className="bench-drawer-head">
        <p className="bench-title">{title}</p>
        <button type="button" className="bench-close needs-script" aria-label={texts.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </section>
  )
}

/** Moves the focus into an element when it opens, and back when it closes. */
function useFocusWhileOpen(element: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement
    element.current?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [element, isOpen])
}

type ReadingsProps = { outputs: Readonly<Record<string, Output>>; copied: (isCopied: boolean) => void }

/** All outputs of the state, as a table that can be copied to a spreadsheet. */
export function DataTable({ outputs, copied }: ReadingsProps): ReactNode {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(asSheet(outputs))
      copied(true)
    } catch {
      copied(false)
    }
  }
  return (
    <>
      <table className="bench-data">
        <caption className="visually-hidden">{texts.readings}</caption>
        <tbody>
          {Object.entries(outputs).map(([key, output]) => (
            <tr key={key}>
              <th scope="row">{nameOf(output)}</th>
              <td>{showOutput(output)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button
        type="button"
        className="button button-quiet button-small needs-script"
        onClick={() => void copy()}
      >
        {texts.copyTable}
      </button>
    </>
  )
}

function nameOf({ label, symbol }: Output): string {
  return symbol ? `${label} (${symbol})` : label
}

/** Rows of name, value and unit between tabs: numbers go to cells of their own, with a decimal comma. */
function asSheet(outputs: Readonly<Record<string, Output>>): string {
  return Object.values(outputs)
    .map((output) => {
      const { value, unit, figures = 4 } = output
      const cell =
        typeof value === 'number' ? String(Number(value.toPrecision(figures))).replace('.', ',') : value
      return [nameOf(output), cell, unit].join('\t')
    })
    .join('\n')
}
