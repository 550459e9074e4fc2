/** When the statement was last compared with the site. YYYY-MM-DD. */
export const reviewedOn = '2026-11-22'
/** When the first statement was made. YYYY-MM-DD. */
export const statedOn = '2026-11-22'

/** What is tested in every version, and by which journey: a file of `e2e/` and words of its title. */
export const accessibilityChecks = [
  {
    text: 'Las reglas automáticas de axe para WCAG 2.0, 2.1 y 2.2, niveles A y AA, en una página de cada clase y en las que hacen falta para ver todo lo que muestran las demás; el contraste, con el tema claro y el oscuro, en una de cada clase.',
    proof: ['reading/every-page.journey.ts', 'axe finds nothing wrong on pages of'],
  },
  {
    text: 'Un recorrido con la tecla Tab por una página de cada clase: el foco se ve siempre, nada lo tapa y no queda atrapado.',
    proof: ['reading/every-page.journey.ts', 'suits eyes, keyboard and every width'],
  },
  {
    text: 'Una página de cada clase a 320 píxeles de ancho, que es lo que queda de una pantalla de 1280 al ampliarla al 400 %: nada obliga a moverla de lado.',
    proof: ['reading/every-page.journey.ts', 'suits eyes, keyboard and every width'],
  },
  {
    text: 'El texto al 200 % con el espaciado más amplio del panel de lectura, también a 320 píxeles: nada se corta ni se sale.',
    proof: [
      'reading/reading-panel.journey.ts',
      'nothing is too wide or hidden with the largest and widest letters',
    ],
  },
  {
    text: 'Los colores forzados del sistema (alto contraste).',
    proof: [
      'reading/small-screens.journey.ts',
      'in forced colours more than weight tells the chosen filter, theme and section',
    ],
  },
  {
    text: 'La lectura y la navegación sin JavaScript.',
    proof: ['reading/every-page.journey.ts', 'everything can be read and reached'],
  },
  {
    text: 'El HTML de cada clase de página, con el validador del W3C.',
    proof: ['operation/valid-html.journey.ts', 'the HTML of every page is valid'],
  },
] as const

/** Known accessibility gaps; `rule` is the axe rule that the tests exempt for it. */
export const accessibilityGaps = [
  {
    rule: 'empty-table-header',
    text: 'En algunas tablas de comparación, la primera casilla de la cabecera está vacía o la cabecera es una fórmula.',
  },
  {
    text: 'Las tablas anchas y las fórmulas largas no se reordenan en una pantalla estrecha: se desplazan de lado dentro de su recuadro, también con el teclado.',
  },
  {
    text: 'Las figuras tienen un texto alternativo breve. Las que llevan muchas medidas o uniones no tienen todavía una descripción larga.',
  },
  {
    text: 'El texto alternativo de las imágenes que añade el profesorado lo escribe cada autor: la web avisa de que falta, pero no lo exige.',
  },
  {
    text: 'Las herramientas y los enlaces que llevan a otras webs no dependen de esta, y pueden no ser accesibles.',
  },
  {
    text: '«Escuchar» usa las voces del dispositivo: sin una voz en español no funciona, y en navegadores antiguos no se señala la frase que suena.',
  },
] as const

export const accessibilityTexts = {
  title: 'Declaración de accesibilidad',
  description:
    'Qué es accesible en esta web, qué no lo es todavía, cómo se comprueba y cómo avisar de un problema.',
  commitment: (siteName: string) =>
    `Quienes hacen y publican ${siteName} quieren que todo el alumnado pueda usarla. Esta declaración sigue la estructura del Real Decreto 1112/2018, sobre accesibilidad de los sitios web y aplicaciones móviles del sector público, y toma como referencia las WCAG 2.2, nivel AA.`,
  statusTitle: 'Situación de cumplimiento',
  status:
    'Esta web es parcialmente conforme con las WCAG 2.2, nivel AA: las comprobaciones automáticas no encuentran barreras, pero quedan los contenidos que se nombran aquí debajo y ninguna persona con discapacidad ni empresa externa la ha revisado todavía.',
  gapsTitle: 'Contenido no accesible',
  gapsLead: 'Lo que sigue tiene algún problema conocido:',
  helpTitle: 'Ayudas que ofrece la web',
  help: 'El botón «Lectura» de la cabecera cambia el tamaño del texto, el espaciado, el ancho y la letra; «Escuchar», en temas, retos, problemas y entradas, lee la página en voz alta; «Apariencia», en el pie, elige el tema claro u oscuro. Todo se lee sin cuenta y sin JavaScript.',
  preparationTitle: 'Preparación de la declaración',
  preparation:
    'El método es una autoevaluación de quienes desarrollan el programa. Cada versión pasa estas comprobaciones:',
  prepared: 'Preparada el',
  reviewed: 'Última revisión:',
  contactTitle: 'Observaciones y contacto',
  contactBefore:
    'Si encuentras una barrera, o necesitas un contenido de otra forma, dilo a quien publica esta web: los datos están en ',
  contactLink: 'Contacto',
  contactAfter: '. Di en qué página estabas, qué querías hacer y con qué dispositivo o ayuda técnica.',
  claim:
    'Si quien la publica es un centro público, también puedes presentar una queja o una solicitud de información accesible (artículo 12 del Real Decreto 1112/2018) y, si la respuesta no te convence o no llega, una reclamación (artículo 13) ante la administración de la que depende el centro.',
} as const
