import type { BenchParts } from '../simulator.ts'

/** What the bench of flow charts offers beside its drawing. */
export const bench: BenchParts = {
  main: ['paso'],
  predictions: [
    {
      question: 'El programa suma de 1 a n. Con n = 10 en vez de 5, ¿cuántas vueltas da el bucle?',
      options: ['10', '5', '11'],
      from: {},
      to: { entradas: '10' },
      output: 'vueltas',
      right: (_, { outputs }) => ({ 10: 0, 5: 1, 11: 2 })[Number(outputs.vueltas?.value)] ?? 3,
      why: 'Da una vuelta por cada número que suma: con n = 10 son diez.',
    },
    {
      question: 'Con n = 10, ¿qué escribe al final?',
      options: ['55', '45', '10'],
      from: {},
      to: { entradas: '10' },
      output: 'resultado',
      right: (_, { outputs }) => ({ 55: 0, 45: 1, 10: 2 })[Number(outputs.resultado?.value)] ?? 3,
      why: 'Suma 1 + 2 + … + 10, también el último, porque la condición es i ≤ n.',
    },
    {
      question: 'Cambias la suma por el programa «Par o impar». ¿Tiene bucles?',
      options: ['Sí', 'No'],
      from: {},
      to: { programa: 'par' },
      output: 'vueltas',
      right: (_, { outputs }) => (Number(outputs.vueltas?.value) > 0 ? 0 : 1),
      why: 'Solo decide una vez: es una condición sin vuelta atrás.',
    },
  ],
  situations: [
    { title: 'Semáforo', note: 'repite sus tres luces', values: { programa: 'semaforo' } },
    { title: 'Termostato', note: 'con dos umbrales', values: { programa: 'termostato' } },
    { title: 'Nota media', note: 'suma y divide', values: { programa: 'media' } },
  ],
}
