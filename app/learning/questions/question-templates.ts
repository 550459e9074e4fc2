/**
 * An example of a kind of question, with its Spanish name. New questions show it as placeholders in their
 * empty fields.
 */
export type QuestionTemplate = { name: string; text: string }

type Example = { name: string; head?: string; statement: string; data: readonly string[]; after: string }

function template({ name, head = 'pregunta', statement, data, after }: Example): QuestionTemplate {
  return {
    name,
    text: [`:::${head}`, statement, '', '```yaml', ...data, '```', '', after, ':::', ''].join('\n'),
  }
}

/** The kinds of question offered in the form of a topic, each with an example that can be used unchanged. */
export const questionTemplates: readonly QuestionTemplate[] = [
  template({
    name: 'Número con su unidad',
    statement: 'Una resistencia de 100 Ω está conectada a 5 V. ¿Cuánta corriente pasa?',
    data: [
      'valor: "5 / 100"',
      'unidad: "A"',
      'errores:',
      '  - { si: "100 / 5", di: "Has dividido al revés: es tensión entre resistencia." }',
      'pistas: ["Ley de Ohm: la corriente es la tensión entre la resistencia."]',
    ],
    after: 'Son 5 V entre 100 Ω: 0,05 A, que son 50 mA.',
  }),
  template({
    name: 'Número con otros números',
    statement: 'Una resistencia de {{R}} Ω está conectada a {{V}} V. ¿Cuánta corriente pasa?',
    data: [
      'datos: { V: "5 | 9 | 12", R: "100 | 150 | 220" }',
      'valor: "V / R"',
      'unidad: "A"',
      'errores:',
      '  - { si: "R / V", di: "Has dividido al revés: es tensión entre resistencia." }',
      'pistas: ["Ley de Ohm: la corriente es la tensión entre la resistencia."]',
    ],
    after: 'Es la tensión entre la resistencia: {{V}} V entre {{R}} Ω.',
  }),
  template({
    name: 'Una opción',
    statement: '¿Qué material conduce la electricidad?',
    data: [
      'opciones:',
      '  - { texto: "Cobre", correcta: true }',
      '  - { texto: "Madera seca", di: "La madera seca es aislante." }',
      '  - { texto: "Vidrio", di: "El vidrio es aislante." }',
    ],
    after: 'Los metales conducen; por eso los cables son de cobre.',
  }),
  template({
    name: 'Varias opciones',
    statement: '¿Cuáles de estas energías son renovables?',
    data: [
      'varias: true',
      'opciones:',
      '  - { texto: "Solar", correcta: true }',
      '  - { texto: "Eólica", correcta: true }',
      '  - { texto: "Gas natural", di: "El gas natural se agota." }',
    ],
    after: 'El sol y el viento no se agotan al usarlos.',
  }),
  template({
    name: 'Ordenar',
    statement: 'Ordena las fases de un proyecto.',
    data: ['orden: ["Buscar ideas", "Dibujar la elegida", "Construir", "Probar"]'],
    after: 'Lo que se construye se ha dibujado antes.',
  }),
  template({
    name: 'Unir parejas',
    statement: 'Une cada magnitud con su unidad.',
    data: [
      'parejas:',
      '  - { une: "Tensión", con: "voltio" }',
      '  - { une: "Corriente", con: "amperio" }',
      '  - { une: "Resistencia", con: "ohmio" }',
    ],
    after: 'Las tres van juntas en la ley de Ohm.',
  }),
  template({
    name: 'Palabra',
    statement: '¿Cómo se llama la máquina simple que gira alrededor de un punto de apoyo?',
    data: [
      'palabra: ["palanca"]',
      'errores:',
      '  - { si: "polea", di: "La polea gira alrededor de su eje, y lleva una cuerda." }',
    ],
    after: 'Es una palanca: un balancín, unas tijeras o una carretilla.',
  }),
  template({
    name: 'Tabla',
    statement: 'Completa la tabla de la puerta AND.',
    data: [
      'tabla:',
      '  cabeceras: ["A", "B", "S"]',
      '  filas: [["0", "0", "?0"], ["0", "1", "?0"], ["1", "0", "?0"], ["1", "1", "?1"]]',
    ],
    after: 'La salida vale 1 solo si las dos entradas valen 1.',
  }),
  template({
    name: 'Predice',
    head: 'predice',
    statement: 'Dos bombillas iguales están en serie. ¿Qué pasa si se funde una?',
    data: [
      'opciones:',
      '  - { texto: "Se apagan las dos.", correcta: true }',
      '  - { texto: "La otra sigue igual.", di: "Eso pasa en paralelo: aquí hay un solo camino." }',
      '  - { texto: "La otra luce más." }',
    ],
    after: 'En serie hay un solo camino: si se corta, no pasa corriente por ninguna.',
  }),
]
