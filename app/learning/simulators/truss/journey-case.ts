import type { SimulatorCase } from '../simulator-case.ts'

export const journeyCase: SimulatorCase = {
  tipo: 'armadura',
  title: 'Armadura de barras',
  sentence:
    'La armadura se mueve: le falta 1 barra. Tiene 4 barras y 4 nudos. El nudo que más se mueve es c3, hacia la derecha.',
  // The third ready truss: both diagonals.
  keys: [
    { label: 'Armadura', press: ['ArrowDown', 'ArrowDown'] },
    { label: 'Carga (P), kN', press: ['PageUp'] },
  ],
  said: 'La armadura es rígida y le sobra 1 barra (hiperestática): la fuerza se reparte como entre barras iguales. La que más se estira es c1–e3, con 14,14 kN; la que más se acorta, c3–e1, con 14,14 kN.',
  reading: ['Fuerza en c1–e3', '14,14 kN'],
  taps: ['Volver a empezar', 'Poner la barra c1–e3'],
  saidAfterTaps:
    'La armadura es rígida: sus 5 barras son las justas para 4 nudos (isostática). La que más se estira es c1–e3, con 14,14 kN; la que más se acorta, e1–e3, con 10 kN. La barra elegida, c1–e3: 14,14 kN, tracción.',
  printed: ['La armadura se mueve: le falta 1 barra.', 'Tiene 4 barras y 4 nudos.'],
}
