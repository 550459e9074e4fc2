/** An item that the site stores on a reader's device, as documented in «Cookies». */
export type KeptOnDevice = {
  /** Its name on the device; a common prefix if there are several. */
  name: string
  why: string
  lasts: string
  /** The file that stores it; a test finds files that store something and are not listed. */
  file: string
}

/** The cookies. With https, the names of those that identify a user start with `__Host-`. */
export const cookies: readonly KeptOnDevice[] = [
  {
    name: 'engrana.session_token',
    why: 'Sabe que has iniciado sesión.',
    lasts: 'Hasta que cierras la sesión, o 14 días sin entrar.',
    file: 'app/accounts/accounts/auth-options.server.ts',
  },
  {
    name: 'engrana.device',
    why: 'Reconoce el dispositivo en el que ya entraste, sin tu nombre, para que puedas entrar aunque alguien esté probando contraseñas con tu correo.',
    lasts: '180 días desde la última vez que entras.',
    file: 'app/accounts/accounts/known-devices.server.ts',
  },
  {
    name: 'engrana.second_step',
    why: 'Une la contraseña con el código de verificación, en las cuentas que lo piden.',
    lasts: 'Hasta que escribes el código, 10 minutos como mucho.',
    file: 'app/accounts/second-factor/second-steps.server.ts',
  },
  {
    name: 'engrana.state',
    why: 'Une la ida y la vuelta cuando entras con Google, si la web lo ofrece.',
    lasts: 'Hasta que vuelves, 5 minutos como mucho.',
    file: 'app/accounts/accounts/google.server.ts',
  },
  {
    name: 'engrana.notice',
    why: 'Lo que un docente acaba de guardar o eliminar, para decírselo en la página siguiente si su navegador no ejecuta programas o aún no los tiene.',
    lasts: 'Hasta la página siguiente, 60 segundos como mucho.',
    file: 'app/editor/form/notice-cookie.server.ts',
  },
]

const untilErased = 'Hasta que lo borras.'

/** Other storage: it stays on the device, except the attempts of an account. */
export const storage: readonly KeptOnDevice[] = [
  {
    name: 'theme',
    why: 'El tema claro u oscuro, si lo eliges.',
    lasts: 'Hasta que vuelves a «Automático».',
    file: 'app/reading/layout/theme.ts',
  },
  {
    name: 'face',
    why: 'Que el navegador ya tiene el tipo de letra de la web.',
    lasts: untilErased,
    file: 'app/reading/layout/site-font.ts',
  },
  {
    name: 'reading',
    why: 'El tamaño, el espaciado y la letra que eliges en «Lectura».',
    lasts: 'Hasta que pulsas «Restablecer».',
    file: 'app/reading/text-settings/keep-reading.ts',
  },
  {
    name: 'benches',
    why: 'En qué simuladores ya has visto el primer consejo.',
    lasts: untilErased,
    file: 'app/learning/simulators/bench/stage.tsx',
  },
  {
    name: 'account',
    why: 'El número de tu cuenta, para que todas las pestañas sepan si la sesión sigue abierta.',
    lasts: 'Hasta que se cierra la sesión.',
    file: 'app/accounts/accounts/reader.ts',
  },
  {
    name: 'arrived',
    why: 'Que acabas de entrar, para preguntarte si los intentos de este dispositivo son tuyos.',
    lasts: 'Hasta que cierras la pestaña.',
    file: 'app/accounts/accounts/sign-in-panel.tsx',
  },
  {
    name: 'intentos',
    why: 'Los ejercicios que has intentado: cuáles, cuándo y si salieron bien, nunca lo que respondiste. Con la sesión iniciada se envían a tu cuenta.',
    lasts: 'Los 5000 últimos. Los de tu cuenta, hasta que cierras la sesión.',
    file: 'app/learning/attempts/log-store.ts',
  },
  {
    name: 'paginas:…',
    why: 'Las últimas 60 páginas visitadas, para leerlas sin conexión.',
    lasts: 'Hasta que las borras en «Sin conexión» o cierras la sesión.',
    file: 'app/reading/offline/bounded-cache.ts',
  },
  {
    name: 'imagenes',
    why: 'Las imágenes de esas páginas.',
    lasts: 'Igual que las páginas.',
    file: 'app/reading/offline/keep-visited.ts',
  },
  {
    name: 'guardado:…',
    why: 'Lo que guardas con «Guardar sin conexión».',
    lasts: 'Hasta que lo quitas; lo guardado con la sesión abierta, hasta que la cierras.',
    file: 'app/reading/offline/save-document.ts',
  },
  {
    name: 'web:…',
    why: 'Los archivos con los que se muestran las páginas guardadas.',
    lasts: 'Hasta dos versiones más de la web.',
    file: 'app/reading/offline/kept-files.ts',
  },
  {
    name: 'borrador:…',
    why: 'Lo que un docente escribe y aún no ha guardado.',
    lasts: 'Hasta que lo guarda, 60 días como mucho.',
    file: 'app/editor/form/device-drafts.ts',
  },
  {
    name: 'engrana:modo-de-escribir',
    why: 'Si un docente escribe en modo visual o con marcas.',
    lasts: untilErased,
    file: 'app/editor/form/use-writing-mode.ts',
  },
  {
    name: 'aviso',
    why: 'Lo que un docente acaba de guardar, para decírselo en la página siguiente.',
    lasts: 'Hasta que se lee o se cierra la pestaña.',
    file: 'app/editor/form/done-notices.ts',
  },
  {
    name: 'tus::engrana-…',
    why: 'Las imágenes que un docente estaba subiendo, para seguir donde se quedó.',
    lasts: 'Hasta que la subida termina.',
    file: 'app/documents/media/unfinished-uploads.ts',
  },
]
