import { createContext } from 'react-router'
import type { FigureIndex } from './figures.server.ts'

export const figuresContext = createContext<FigureIndex>()
