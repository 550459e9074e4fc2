import { type BenchParts, trendOf } from '../simulator.ts'

/** What the bench of views offers beside its drawing. */
export const bench: BenchParts = {
  main: ['giro', 'altura'],
  predictions: [
    {
      question: 'Miras la pieza desde más arriba. ¿Cambia su volumen?',
      options: ['Crece', 'Disminuye', 'No cambia'],
      from: {},
      to: { altura: 80 },
      output: 'volumen',
      right: trendOf('volumen'),
      why: 'Solo cambia desde dónde la miras: la pieza es la misma.',
    },
    {
      question: 'Giras la pieza un cuarto de vuelta. ¿Cambia la superficie de la planta?',
      options: ['Crece', 'Disminuye', 'No cambia'],
      from: {},
      to: { giro: 125 },
      output: 'superficie',
      right: trendOf('superficie'),
      why: 'La planta se mira desde arriba, y girar no añade ni quita cubos.',
    },
    {
      question: 'Pasas a la pieza 2, con más cubos. ¿Tiene por fuerza una planta mayor?',
      options: ['Sí, mayor', 'No: menor', 'No: la misma'],
      from: {},
      to: { numero: 2 },
      output: 'superficie',
      right: trendOf('superficie'),
      why: 'Los cubos que sobran están encima de otros, y desde arriba no se ven.',
    },
  ],
  situations: [
    { title: 'Una pieza para empezar', note: 'fácil', values: {} },
    { title: 'Con huecos', note: 'media', values: { nivel: 'media' } },
    { title: 'De examen', note: 'difícil', values: { nivel: 'dificil' } },
  ],
}
