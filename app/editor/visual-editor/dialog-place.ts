import { createContext } from 'react'

/** Whether dialogs render where they are declared, as in the catalogue, instead of at the end of the page. */
export const DialogsInPlace = createContext(false)
