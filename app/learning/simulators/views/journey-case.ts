import type { SimulatorCase } from '../simulator-case.ts'

export const journeyCase: SimulatorCase = {
  tipo: 'vistas',
  title: 'Vistas: alzado, planta y perfil',
  sentence: 'Pieza 1 del nivel fácil: ocupa 3 de ancho, 2 de fondo y 2 de alto y tiene 10 cubos.',
  keys: [
    { label: 'Número de pieza', press: ['ArrowUp'] },
    { label: 'Punto (0, 0)', press: ['Enter'] },
    { label: 'Arista de (0, 0) a (3, 0)', press: ['Enter'] },
  ],
  said: 'Dibujado: alzado, 1 línea; planta, sin dibujar; perfil izquierdo, sin dibujar. Pieza 2 del nivel fácil: ocupa 3 de ancho, 2 de fondo y 3 de alto y tiene 12 cubos.',
  reading: ['Volumen (V)', '12 cm³'],
  taps: [
    'Punto (0, 0)',
    'Arista de (0, 0) a (3, 0)',
    'Arista de (3, 0) a (3, 2)',
    'Arista de (3, 2) a (1, 2)',
    'Arista de (1, 2) a (1, 1)',
    'Arista de (1, 1) a (0, 1)',
    'Oculta',
    'Arista de (0, 1) a (0, 0)',
    'Comprobar',
  ],
  saidAfterTaps:
    'El alzado tiene una cosa que corregir. La planta está sin dibujar. El perfil izquierdo está sin dibujar. Pieza 1 del nivel fácil: ocupa 3 de ancho, 2 de fondo y 2 de alto y tiene 10 cubos.',
  printed: ['Alzado', 'Planta', 'Perfil izquierdo', 'tiene 10 cubos'],
}
