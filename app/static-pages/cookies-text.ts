/** «Cookies» as the site comes with it. */
export const cookiesText = `Para leer no se usa ninguna cookie. Las que hay son imprescindibles para entrar en una cuenta y para escribir con ella: por eso no se pide permiso para ellas (artículo 22.2 de la Ley 34/2002). Ninguna es de otra web, y ninguna sirve para seguirte ni para anunciar nada.

## Cookies

Si la web se abre por https, delante del nombre de las que saben quién eres va \`__Host-\`.

{cookies}

## Lo que se recuerda sin cookies

Esto queda en tu dispositivo y no se envía a nadie, salvo los intentos de una cuenta, que se guardan también en ella.

{dispositivo}

## Cómo borrarlo

Al cerrar la sesión se van la cookie de la sesión, las páginas visitadas y los intentos de tu cuenta. En [Sin conexión](/sin-conexion) puedes quitar las páginas guardadas. Todo lo demás se borra en los ajustes de tu navegador, donde pone «cookies y datos de sitios»: la web sigue funcionando.

Esta web la publica {centro}. Qué guarda de cada persona y cómo escribirle está en [Privacidad](/privacidad).
`
