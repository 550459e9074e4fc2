import type { ReadingOption } from './reading-settings.ts'

export const readingTexts = {
  open: 'Lectura',
  openNamed: 'Lectura: tamaño, espaciado y letra del texto',
  title: 'Lectura',
  close: 'Cerrar',
  reset: 'Restablecer',
  statement: 'Declaración de accesibilidad',
  aboutBoard:
    'En una pizarra digital: letra y figuras muy grandes y blanco sobre negro, o negro sobre blanco. Para enseñar una página trozo a trozo, proyéctala.',
  project: 'Proyectar esta página',
  remembered: 'Se recuerda en este dispositivo y no sale de él.',
  aboutFaces:
    'Elige la letra con la que leas mejor. OpenDyslexic gusta a algunas personas con dislexia, pero los estudios no han encontrado que con ella se lea mejor.',
  options: {
    size: 'Tamaño del texto',
    spacing: 'Espaciado',
    width: 'Ancho',
    face: 'Letra',
    board: 'Modo pizarra',
  } satisfies Record<ReadingOption, string>,
  values: {
    100: '100 %',
    125: '125 %',
    150: '150 %',
    175: '175 %',
    200: '200 %',
    normal: 'Normal',
    more: 'Amplio',
    most: 'Muy amplio',
    narrow: 'Estrecho',
    wide: 'Ancho',
    site: 'La de la web',
    device: 'La del dispositivo',
    dyslexia: 'OpenDyslexic',
    off: 'Apagado',
    on: 'Encendido',
  },
} as const
