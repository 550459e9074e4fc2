/** Texts of `/editor/sitio`. */
export const sitePanelTexts = {
  title: 'La web',
  description: 'Cómo se llama, quién la publica, qué enseñan sus menús y qué dicen sus páginas fijas.',
  settings: 'Nombre, centro, menú y portada',
  edit: 'Cambiar los ajustes',
  history: 'Historial',
  name: 'Nombre',
  tagline: 'Lema',
  school: 'Centro',
  hidden: 'Fuera del menú',
  tools: 'Herramientas de la portada',
  nobody: 'Sin indicar',
  nothing: 'Nada',
  usual: 'Las de siempre',
  missing: (what: string): string =>
    `Falta ${what}. Mientras tanto, Privacidad, Aviso Legal y Contacto dicen que no se ha indicado.`,
  missingNames: {
    schoolName: 'el nombre del centro',
    address: 'la dirección',
    email: 'el correo',
    responsible: 'la persona o el cargo responsable',
  },
  texts: 'Textos de las páginas',
  textsNote:
    'La web viene con textos completos. Si cambias uno, se queda el tuyo aunque la web se actualice.',
  usualText: 'Texto de la web.',
  ownText: 'Texto propio. Último cambio:',
  view: 'Ver',
  change: 'Editar',
  reset: 'Volver al texto de la web',
  colors: 'Colores de los bloques',
  colorsNote: 'El color de un bloque es el de sus temas, si no tienen uno propio.',
  colorOf: (name: string): string => `Color de ${name}`,
  noCategories: 'Todavía no hay bloques.',
  saveColors: 'Guardar los colores',
  saving: 'Guardando…',
  saved: (count: number): string =>
    count === 0
      ? 'Todos tenían ya ese color.'
      : count === 1
        ? 'Guardado: 1 bloque.'
        : `Guardado: ${count} bloques.`,
  conflict: (names: string): string =>
    `Otra persona ha cambiado mientras tanto: ${names}. No se ha guardado nada. Mira cómo está ahora y guarda otra vez.`,
  contrast: 'Contraste de cada color',
  contrastNote: (least: string): string =>
    `Las letras de cada color, sobre el fondo en el que peor se leen. Hacen falta ${least} a 1.`,
  color: 'Color',
  light: 'Tema claro',
  dark: 'Tema oscuro',
  verdict: 'Se lee bien',
  yes: 'Sí',
  no: 'No',
  ratio: (value: string): string => `${value} a 1`,
} as const
