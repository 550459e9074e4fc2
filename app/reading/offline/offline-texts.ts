const moment = new Intl.DateTimeFormat('es', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Madrid',
})
const megabytes = new Intl.NumberFormat('es', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** Texts of offline reading (docs/product.md 2.10). */
export const offlineTexts = {
  save: 'Guardar sin conexión',
  saving: (done: number, all: number) => `Guardando… ${done} de ${all}`,
  saved: 'Guardado: se puede leer sin conexión.',
  savedWithAccount: 'Guardado: se puede leer sin conexión. Al cerrar la sesión se quitará.',
  whatIsSaved: 'Ver lo guardado',
  remove: 'Quitar',
  removeSaved: 'Quitar lo guardado',
  removed: 'Quitado de este dispositivo.',
  failedNetwork: 'No se ha podido guardar: no hay conexión. Vuelve a intentarlo cuando la tengas.',
  failedRoom: 'No se ha podido guardar: no queda sitio. Quita algo de lo guardado y vuelve a intentarlo.',
  failed: 'No se ha podido guardar. Vuelve a intentarlo dentro de un momento.',

  copyOf: (keptAt: Date) => `Sin conexión: estás leyendo una copia guardada el ${moment.format(keptAt)}.`,
  tryAgain: 'Volver a intentar',

  title: 'Sin conexión',
  missing: 'No hay conexión con la web, y esta página no está guardada en este dispositivo.',
  searchFails: 'La búsqueda necesita conexión. Vuelve a intentarlo cuando la tengas.',
  whatFor:
    'Con «Guardar sin conexión», en cada tema, problema y reto, la página se queda en este dispositivo con sus figuras y con sus problemas y su reto. También se pueden leer sin conexión las últimas páginas visitadas.',
  unable: 'Este navegador no puede guardar páginas: le hacen falta JavaScript y una dirección https.',
  savedHeading: 'Guardado en este dispositivo',
  nothingSaved: 'Todavía no has guardado nada.',
  size: (bytes: number) => `${megabytes.format(Math.max(bytes, 50_000) / 1_000_000)} MB`,
  savedOn: (savedAt: Date) => `guardado el ${moment.format(savedAt)}`,
  removeTitle: (title: string) => `Quitar «${title}»`,
  visitedHeading: 'Páginas visitadas',
  nothingVisited: 'Todavía no hay páginas visitadas.',
  forgetVisited: 'Borrar las páginas visitadas',
} as const
