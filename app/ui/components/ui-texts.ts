export const uiTexts = {
  notFound: 'Página no encontrada',
  notFoundHint: 'Puede que la dirección esté mal escrita o que la página ya no exista.',
  backToStart: 'Volver al inicio',
  find: 'Buscar',
  searchSite: 'Buscar en la web',
  sectionsOfSite: 'Secciones de la web',
  sections: {
    topics: 'Temario',
    problems: 'Problemas',
    challenges: 'Retos',
    simulators: 'Simuladores',
    glossary: 'Glosario',
  },
  signIn: 'Iniciar sesión',
  signInHint: 'Si tienes cuenta, entra y vuelves aquí.',
  otherAccountHint: (email: string) =>
    `Has entrado como ${email}. Si tu cuenta debería poder entrar aquí, díselo a quien lleva la web.`,
  serverFault: 'Algo ha fallado en el servidor',
  serverFaultHint:
    'No es culpa tuya. Vuelve a intentarlo dentro de un rato; si sigue igual, avisa a tu profe y dile este código:',
  databaseUnavailable: 'La base de datos no responde ahora. Vuelve a intentarlo dentro de un momento.',
  busy: 'La web tiene ahora mucho que preparar. Vuelve a intentarlo dentro de un momento.',
  diskTrouble:
    'El disco del servidor está lleno o no admite cambios: ahora no se puede guardar nada ni entrar, pero se puede seguir leyendo. Avisa a quien mantiene la web.',
  outsidePicture: 'Ver la imagen en su web',
  retry: 'Reintentar',
  back: 'Volver',
  accept: 'Aceptar',
  cancel: 'Cancelar',
  next: 'Ver más',
  first: 'Volver al principio',
  explain: 'Explicar con IA',
  explaining: 'Pensando…',
  explanation: 'Explicación',
  explained: 'La explicación está lista.',
  templateNote: 'Este texto sale de una plantilla de la web, no de una inteligencia artificial.',
  explainTemplate: (title: string) =>
    `Para entender «${title}», empieza por decir con tus palabras qué se busca y qué datos tienes. ` +
    'Haz un dibujo sencillo, escribe la relación entre lo que conoces y lo que no, y comprueba al final si el resultado tiene sentido: ' +
    'las unidades, el tamaño del número y el signo. Si te atascas, vuelve al ejemplo resuelto y cambia un solo dato cada vez.',
} as const
