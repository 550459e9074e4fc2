export const readAloudTexts = {
  listen: 'Escuchar',
  bar: 'Lectura en voz alta',
  pause: 'Pausa',
  goOn: 'Seguir',
  stop: 'Parar',
  close: 'Cerrar',
  speed: 'Velocidad',
  speeds: { '0.75': 'Lenta', '1': 'Normal', '1.25': 'Rápida', '1.5': 'Muy rápida' },
  looking: 'Buscando una voz en español…',
  listenAnyway: 'Escuchar de todas formas',
  noSpeech:
    'Este navegador no sabe leer en voz alta. Prueba con otro, por ejemplo Firefox, Chrome, Edge o Safari.',
  noVoice:
    'Este dispositivo no tiene ninguna voz en español. Añádela en los ajustes del sistema (busca «texto a voz» o «síntesis de voz»), cierra el navegador y vuelve a intentarlo.',
  networkVoice: (name: string) =>
    `La única voz en español de este navegador, «${name}», funciona por internet: para leer, el navegador envía el texto de esta página a quien ofrece la voz.`,
  failed: 'La voz se ha parado por un fallo del dispositivo. Pulsa «Seguir» para intentarlo otra vez.',
  picture: (alternative: string) => `Imagen: ${alternative}`,
  code: 'Aquí hay un bloque de código, que no se lee.',
  folded: 'está plegado',
} as const
