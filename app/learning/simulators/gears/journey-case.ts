import type { SimulatorCase } from '../simulator-case.ts'

export const journeyCase: SimulatorCase = {
  tipo: 'engranajes',
  title: 'Engranajes, poleas y trenes',
  sentence:
    'El eje 2 gira a 300 rpm en sentido antihorario, 3 veces más despacio que el eje 1, con un par de 0,15 N·m. El eje 1 gira a 900 rpm en sentido horario.',
  keys: [
    {
      label: 'Dientes de la rueda conducida del eje 2 (z₂)',
      press: ['PageUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp'],
    },
  ],
  said: 'El eje 2 gira a 225 rpm en sentido antihorario, 4 veces más despacio que el eje 1, con un par de 0,2 N·m. El eje 1 gira a 900 rpm en sentido horario.',
  reading: ['Velocidad del eje 2 (n₂)', '225 rpm'],
  taps: ['Pausa', 'Marcha', 'Más: Dientes de la rueda motriz del eje 1', 'Deshacer'],
  saidAfterTaps:
    'El eje 2 gira a 300 rpm en sentido antihorario, 3 veces más despacio que el eje 1, con un par de 0,15 N·m. El eje 1 gira a 900 rpm en sentido horario.',
  grab: {
    name: 'Dientes de la rueda conducida del eje 2',
    to: 60,
    more: [1, 0],
    said: 'El eje 2 gira a 225 rpm en sentido antihorario, 4 veces más despacio que el eje 1',
  },
  printed: ['Aquí gira 50 veces más despacio', 'rpm', '3 veces más despacio'],
  busiest: ['?ejes=4&z1=120&z2=120&z3=120&z4=120&z5=120&z6=120', '?union1=cadena'],
}
