/** The default texts of the other fixed pages. */
export const termsText = `Puedes usar esta web para estudiar y para enseñar, gratis y sin cuenta. La publica {centro}.

## Los contenidos

Los textos y las figuras del curso llevan licencia [CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/deed.es): cópialos, imprímelos y cámbialos, di de dónde vienen y comparte con la misma licencia lo que hagas con ellos. Las herramientas y los enlaces llevan a otras webs, que tienen sus propias condiciones.

Aquí se enseña y se practica. Los contenidos se revisan, pero pueden tener errores: si encuentras uno, dilo en [Contacto](/contacto). Lo que escribe un modelo de inteligencia artificial va siempre señalado y puede equivocarse.

## En el taller

Los retos y los montajes se hacen con la supervisión de una persona adulta, con pilas de 12 V como mucho, nunca con la corriente de los enchufes, y con las protecciones que pide cada herramienta.

## Las cuentas

- Con menos de 14 años, la cuenta la crea tu familia o tu centro.
- Tu contraseña es solo tuya: no la prestes y cierra la sesión en los ordenadores que compartes.
- No pruebes las contraseñas de otras personas ni intentes que la web deje de funcionar. Quien lo haga puede quedarse sin cuenta.
- Puedes eliminarla cuando quieras en [Mi cuenta](/cuenta).

## Cambios

Si estas condiciones cambian, lo nuevo se publica aquí. Lo que se guarda de ti está en [Privacidad](/privacidad).
`

export const legalText = `En cumplimiento del artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico, estos son los datos de quien publica {web}:

- **Titular:** {centro}
- **Dirección:** {direccion}
- **Correo:** {correo}
- **Responsable:** {responsable}

Es una web educativa: no vende nada y no lleva publicidad.

## Propiedad intelectual

Los textos y las figuras del curso se publican con licencia [CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/deed.es). Las marcas y los nombres de programas y herramientas son de sus dueños. Si crees que algo de lo publicado es tuyo y no debería estar aquí, escribe a {correo}.

## Enlaces

Los enlaces a otras webs se eligen por su utilidad para la asignatura. El centro no decide lo que publican ni responde de ello; si uno ha dejado de servir, avisa en [Contacto](/contacto).

Las condiciones de uso están en [Términos](/terminos), y lo que se guarda de cada persona, en [Privacidad](/privacidad).
`

export const contactText = `¿Has encontrado un error, una barrera o un enlace roto? ¿Tienes una idea? Si eres estudiante, lo más rápido es decírselo a tu profe de Tecnología.

- **Centro:** {centro}
- **Correo:** {correo}
- **Dirección:** {direccion}

Di en qué página estabas y qué esperabas encontrar. Si algo no se puede leer o manejar con tu dispositivo, di también cuál es: en [Accesibilidad](/accesibilidad) está lo que ya se sabe.

Para lo que tenga que ver con tus datos, mira antes [Privacidad](/privacidad): casi todo puedes hacerlo desde [Mi cuenta](/cuenta).
`

export const aboutText = `{web} es una web de Tecnología para la ESO: temas cortos, retos que se construyen con las manos y problemas resueltos paso a paso. La publica {centro} para que apruebes, aprendas y apliques.

## Cómo está hecha

- Se lee sin cuenta, sin anuncios y con cualquier dispositivo, también con uno antiguo o sin JavaScript.
- No usa nada de otras webs: ni estadísticas, ni tipografías, ni vídeos que te sigan.
- Todo se puede imprimir, escuchar, proyectar y leer con las letras que prefieras.
- Los contenidos del curso se pueden copiar y cambiar, con licencia CC BY-SA 4.0.

El profesorado escribe y corrige los textos desde la propia web. Para avisar de un error o proponer algo, [Contacto](/contacto).
`

export const faqText = `## ¿Necesito una cuenta?

No: todo se lee y se practica sin ella. Con cuenta, tu progreso se guarda y lo ves en todos tus dispositivos.

## ¿Quién puede crear una cuenta?

Cualquiera desde los 14 años. Antes, tu familia o tu centro.

## He olvidado mi contraseña

Si al entrar aparece «¿Has olvidado tu contraseña?», sigue ese enlace. Si no aparece, díselo a quien lleva la web en tu centro.

## ¿Quién ve mis respuestas?

Nadie. Lo que respondes no se guarda; se guarda si salió bien, y eso solo lo ves tú en [Mi progreso](/progreso).

## ¿Funciona en un móvil antiguo?

Sí, y también sin JavaScript. Para leer sin conexión, pulsa «Guardar sin conexión» en un tema.

## ¿Puedo imprimir un tema?

Sí, con «Imprimir», en la página del tema o en tu navegador. En [Fichas](/fichas) puedes hacer fichas de ejercicios con solución.

## Me cuesta leer en la pantalla

Pulsa «Lectura», arriba: cambia el tamaño, el espaciado y la letra. «Escuchar» lee la página en voz alta.

## ¿Puedo usar los textos en mi clase o en mi trabajo?

Sí. Di de dónde vienen y comparte igual lo que hagas con ellos: es la licencia [CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/deed.es).

## ¿Quién lleva esta web?

La publica {centro}. Los datos completos están en [Aviso Legal](/legal).

## He encontrado un error

Cuéntalo en [Contacto](/contacto).
`

/** The default text of «Cookies». */
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
