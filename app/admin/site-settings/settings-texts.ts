export const settingsTexts = {
  unseen:
    'Lleva letras que no se ven o que cambian el sentido de la escritura. Bórralo y escríbelo otra vez.',
  email: 'Escribe un correo como secretaria@ejemplo.es.',
  title: 'Ajustes de la web',
  identity: 'Nombre y lema',
  school: 'El centro',
  schoolHint:
    'Se escribe aquí una vez y aparece en Privacidad, Términos, Cookies, Aviso Legal, Contacto, Sobre Nosotros y FAQ.',
  menus: 'Menú y portada',
  fields: {
    name: 'Nombre de la web',
    nameHint:
      'En la cabecera, los títulos, los canales RSS y los correos. Vacío: el que puso quien instaló la web.',
    tagline: 'Lema',
    taglineHint: 'En la portada y en el pie. Vacío: «aprueba, aprende y aplica».',
    schoolName: 'Nombre del centro',
    schoolNameHint: 'Como se lee en medio de una frase: «el IES Ejemplo», «la Fundación Ejemplo».',
    address: 'Dirección postal',
    email: 'Correo del centro',
    emailHint: 'A él escribirá quien quiera ejercer sus derechos o avisar de un error. Lo ve todo el mundo.',
    responsible: 'Persona o cargo responsable',
    responsibleHint: 'Mejor un cargo que un nombre: «la dirección del centro».',
    protection: 'Delegado de protección de datos',
    protectionHint: 'Cómo escribirle. En un centro público suele ser el de la consejería.',
    hiddenLinks: 'Quitar del menú',
    hiddenLinksHint:
      'Lo que marques no sale en los menús de la cabecera y del pie. La página sigue en su dirección, en la búsqueda y en los enlaces de los textos.',
    toolIds: 'Herramientas de la portada',
    toolIdsHint:
      'Hasta cuatro, en este orden. Lo que dejes en blanco se completa con Tinkercad, Scratch, Code.org y PhET.',
    tool: (place: number): string => `${place}.ª herramienta`,
    usualTool: 'La de siempre',
    tooManyTools: 'Elige como mucho cuatro herramientas.',
  },
} as const
