import type { SimulatorCase } from '../simulator-case.ts'

const first =
  'El émbolo baja a 0,2555 m/s, a 25,11 mm del punto muerto superior. La carrera es de 80 mm; a 60 rpm hace 120 carreras por minuto, a 0,16 m/s de media. La manivela necesita un par de 20,34 N·m.'

export const journeyCase: SimulatorCase = {
  tipo: 'biela',
  title: 'Biela-manivela',
  sentence: first,
  keys: [{ label: 'Giro de la manivela (φ), °', press: ['PageUp', 'PageUp', 'PageUp'] }],
  said: 'El émbolo baja a 0,2513 m/s',
  reading: ['Par que necesita la manivela (M)', '20 N·m'],
  taps: ['Pausa', 'Marcha', 'Volver a empezar'],
  saidAfterTaps: first,
  printed: ['PMS', 'PMI', 'punto muerto superior', 'La carrera es de 80 mm'],
}
