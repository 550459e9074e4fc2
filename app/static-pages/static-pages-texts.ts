type StaticText = { title: string; text: string }

/** The seven static pages (docs/product.md 3.8): a heading and a short placeholder paragraph, which each centre replaces by its own. */
export const staticPagesTexts: Record<string, StaticText> = {
  privacidad: {
    title: 'Privacidad',
    text: 'Esta web se lee sin cuenta, sin cookies y sin avisar a nadie: no hay publicidad, ni estadísticas, ni contenidos traídos de otras webs. Si creas una cuenta, guardamos tu correo, tu contraseña cifrada y, de los ejercicios que intentas con la sesión iniciada, cuáles son, cuándo y si salieron bien: nunca lo que respondiste. Solo lo ves tú, y en «Mi cuenta» puedes descargarlo y borrarlo. Sin cuenta, eso mismo queda en tu dispositivo y no sale de él. Al cerrar la sesión, los intentos de tu cuenta se borran del dispositivo. De cada sesión que abres guardamos el navegador, la red, cuándo la abriste y cuándo la usaste por última vez, hasta que se cierra o caduca. De quien administra la web o escribe sus contenidos guardamos además, durante un año, qué cambia y cuándo entra, y, si activa la verificación en dos pasos, su clave cifrada. Para leer sin conexión, tu dispositivo guarda las últimas páginas visitadas y lo que tú guardes, como las ve cualquiera; al cerrar la sesión se borra lo visitado y lo que guardaste con ella abierta, y en «Sin conexión», al pie, puedes borrarlo todo. El centro que la aloja completará aquí quién es responsable y cómo ejercer tus derechos.',
  },
  terminos: {
    title: 'Términos',
    text: 'Puedes usar esta web para estudiar y para enseñar. Los textos y las figuras del curso llevan licencia CC BY-SA 4.0: cópialos y cámbialos, di de dónde vienen y compártelos igual. El centro que la aloja completará aquí sus condiciones.',
  },
  cookies: {
    title: 'Cookies',
    text: 'Para leer no se usa ninguna cookie. Si inicias sesión se guarda una, la imprescindible para saber que eres tú, y se borra al cerrarla; otra queda medio año en el dispositivo, sin tu nombre, para que puedas entrar aunque alguien esté probando contraseñas con tu correo; si entras con Google, otra dura los minutos que tardas en volver, y si tu cuenta pide un código al entrar, otra dura los minutos que tardas en escribirlo. El tema claro u oscuro, los ajustes de lectura y lo que un docente escribe y aún no ha guardado, se recuerdan en el dispositivo y no salen de él, como las páginas que guarda para leer sin conexión. Los intentos en los ejercicios se recuerdan también en el dispositivo; solo con la sesión iniciada se envían, y a tu cuenta.',
  },
  legal: {
    title: 'Aviso Legal',
    text: 'El centro o la persona que publica esta web completará aquí su nombre, su dirección y su forma de contacto.',
  },
  contacto: {
    title: 'Contacto',
    text: '¿Has encontrado un error o tienes una idea? Díselo a tu profe de Tecnología. El centro que aloja esta web completará aquí cómo escribirle.',
  },
  sobre: {
    title: 'Sobre Nosotros',
    text: 'Somos un grupo de docentes de Tecnología que quiere que apruebes, aprendas y apliques: temas cortos, retos que se construyen con las manos y problemas resueltos paso a paso.',
  },
  faq: {
    title: 'FAQ',
    text: '¿Necesito una cuenta? No: todo se lee sin ella. ¿Funciona en un móvil antiguo? Sí, y también sin JavaScript. ¿Puedo imprimir un tema? Sí, con la opción de imprimir de tu navegador.',
  },
}

/** What «Privacidad» adds where a model answers (docs/product.md 9). */
export const modelPrivacy: string =
  '«Explicar con IA» y el generador de ideas preguntan a un modelo de lenguaje de otra empresa o del propio centro. La pregunta la hace esta web, no tu navegador: se envía el texto del tema o del problema, o lo que escribes en «Tema», y nada de ti: ni tu cuenta, ni tu correo, ni tu dirección de red. No escribas ahí nombres ni datos de nadie. La respuesta sobre un tema o un problema se guarda en esta web y es la misma para todos; las ideas no se guardan.'

type Kept = { everyMs: number; keep: number; maxAgeMs: number }

/** What «Privacidad» says of backups (docs/product.md 9): what leaves the site stays in those that were made before. `everyMs` is 0 where only people make them. */
export function backupPrivacy({ everyMs, keep, maxAgeMs }: Kept): string {
  const days = Math.round(maxAgeMs / 86_400_000)
  const until =
    everyMs > 0
      ? `se guardan ${keep} como mucho, y ninguna más de ${days} días mientras se hacen otras nuevas`
      : `las hace y las quita quien administra la web, que guarda ${keep} como mucho`
  return `Si borras tu cuenta, tus datos desaparecen de la web al momento. En las copias de seguridad de antes siguen, sin que nadie los vea aquí, hasta que se quitan: ${until}. Si se recupera una de ellas, la cuenta vuelve con ella y hay que borrarla otra vez.`
}
