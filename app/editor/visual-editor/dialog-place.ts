import { createContext } from 'react'

/** Whether forms stand where they are written, as in the catalogue, and not at the end of the page. */
export const DialogsInPlace = createContext(false)
