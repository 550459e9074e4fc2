import { transferLimits } from './transfer-limits.ts'

const { entries, documents } = transferLimits

/** Texts about imported files and documents. */
export const transferTexts = {
  refused: {
    'no-archive': (name: string) =>
      `No se pudo leer «${name}». No es un ZIP ni un JSON, o está a medias: vuelve a hacerlo o a descargarlo.`,
    'no-json': (name: string) => `«${name}» no es un JSON correcto: vuelve a exportarlo.`,
    'too-large': (name: string) => `«${name}» es demasiado grande: como mucho, 1 GB, y un JSON, 64 MB.`,
    encrypted: (name: string) => `«${name}» tiene contraseña: haz el ZIP sin ella.`,
    damaged: (name: string) => `«${name}» está dañado dentro del ZIP: vuelve a hacer el ZIP.`,
    'unsafe-path': (name: string) =>
      `«${name}» apunta fuera de su carpeta. Ese ZIP no es de fiar: no se ha leído nada de él.`,
    link: (name: string) => `«${name}» es un enlace a otro archivo. Haz el ZIP con los archivos de verdad.`,
    twice: (name: string) => `«${name}» está dos veces en el ZIP: no se sabe cuál vale.`,
    'long-path': (name: string) =>
      `El nombre de un archivo es demasiado largo: «${name}…». Como mucho, 1000 letras.`,
    'too-many-files': (name: string) => `«${name}» tiene demasiados archivos: como mucho, ${entries}.`,
    'too-many-documents': (name: string) =>
      `«${name}» tiene demasiados documentos: como mucho, ${documents}.`,
    'too-much': (name: string) =>
      `«${name}» es demasiado grande una vez descomprimido: como mucho, 2 GB, 128 MB de texto, 2 MB un documento y 10 MB una imagen.`,
    'too-many-values': (name: string) =>
      `«${name}» es demasiado grande para leerlo de una vez: divídelo en varios archivos e impórtalos uno a uno.`,
    'other-version': (name: string) =>
      `«${name}» lo escribió una versión más nueva de la web. Actualiza esta antes de importarlo.`,
    empty: (name: string) => `En «${name}» no hay nada que importar.`,
  },
  wrong: {
    id: 'Su identificador no vale: de 1 a 200 letras, sin barras, y que no sea «nuevo».',
    twice: 'Otro documento del mismo archivo tiene ya ese identificador, ese slug o ese nombre.',
    unread: 'No es un documento que se entienda.',
    damagedPicture: 'No es la imagen que se exportó: el archivo ha cambiado.',
    picture: 'No es una imagen que esta web haya guardado, o está dañada.',
    noFigure: 'Es una figura del curso que esta web no trae.',
    storage: (message: string) => `No se pudo guardar la imagen. ${message}`,
  },
  skipped: {
    same: 'Ya está igual.',
    exists: 'Ya existe y es distinto: no se ha cambiado.',
    noKind: 'No está en la carpeta de ningún tipo de documento.',
    notUsed: 'Ningún documento la usa.',
    notRead: 'La importación no usa este archivo.',
    collection: 'No es una colección de la web: no se ha leído.',
    admins: (count: number) =>
      `${count === 1 ? 'Hay 1 cuenta' : `Hay ${count} cuentas`} de administración: las cuentas no se importan. Crea cada una con: npm run admin -- add correo@ejemplo.es`,
  },
  disk: {
    'quota-exceeded':
      'No queda sitio en el disco del servidor. Lo que ya está guardado se queda: avisa a quien mantiene la web y vuelve a intentarlo después.',
    'read-only':
      'El servidor no puede escribir en su carpeta de datos. Lo que ya está guardado se queda: avisa a quien mantiene la web y vuelve a intentarlo después.',
  },
  busy: 'Ya hay una en marcha. Espera a que acabe y vuelve a intentarlo.',
  noFile: 'Elige un archivo ZIP o JSON.',
  fault:
    'Ha fallado el servidor. Lo que ya está guardado se queda: vuelve a intentarlo dentro de un rato y seguirá por donde iba.',
  unavailable:
    'La base de datos no responde ahora. Lo que ya está guardado se queda: vuelve a intentarlo dentro de un momento.',
  outsidePicture: (address: string) =>
    `La imagen ${address} está fuera de la web: se verá como un enlace. Súbela desde «Editar».`,
  missingPicture: (path: string) => `No está la imagen ${path}.`,
} as const

/** Why a file cannot be imported. */
export type RefusalKind = keyof typeof transferTexts.refused
