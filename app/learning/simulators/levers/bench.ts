import { type BenchParts, trendOf } from '../simulator.ts'

/** What the bench of levers offers beside its drawing. */
export const bench: BenchParts = {
  main: ['br', 'bf', 'moviles', 'r', 'f'],
  predictions: [
    {
      question: 'Alargas el brazo de tu fuerza de 1,5 a 3 m. ¿Cuánta fuerza hace falta ahora?',
      options: ['Más', 'Menos', 'La misma'],
      from: {},
      to: { bf: 3 },
      output: 'fe',
      right: trendOf('fe'),
      why: 'El momento de la carga no cambia: con el doble de brazo basta la mitad de fuerza.',
    },
    {
      question: 'Cambias la palanca por una polea fija. ¿Cuánta fuerza hace falta?',
      options: ['Más', 'Menos', 'La misma'],
      from: {},
      to: { maquina: 'fija' },
      output: 'fe',
      right: trendOf('fe'),
      why: 'La polea fija solo cambia la dirección: haces tanta fuerza como pesa la carga.',
    },
    {
      question: 'El polipasto pasa de 1 a 3 poleas móviles. ¿Cuánta cuerda recoges para subir lo mismo?',
      options: ['Más', 'Menos', 'La misma'],
      from: { maquina: 'polipasto', moviles: 1 },
      to: { moviles: 3 },
      output: 's',
      right: trendOf('s'),
      why: 'La carga cuelga de más tramos y se acortan todos: haces menos fuerza, pero recoges más cuerda.',
    },
  ],
  situations: [
    { title: 'Carretilla', note: 'segundo género', values: { maquina: 'palanca2' } },
    {
      title: 'Pinzas de cocina',
      note: 'tercer género',
      values: { maquina: 'palanca3', r: 5, br: 0.2, f: 10, bf: 0.1, h: 0.05 },
    },
    {
      title: 'Grúa de taller',
      note: 'levanta 200 kg con 250 N',
      values: { maquina: 'polipasto', moviles: 4, r: 2000, f: 250 },
    },
  ],
}
