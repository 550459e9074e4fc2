import { createContext } from 'react-router'

/** Where the content lies that comes with the site. */
export const demoFolderContext = createContext<string>()
