/** The default text of «Privacidad»: what is stored, by whom and for how long, and the rights of users. */
export const privacyText = `Esta web se lee sin cuenta, sin publicidad y sin avisar a nadie: no hay estadísticas de uso, ni contenidos traídos de otras webs, ni datos que se vendan o se cedan. Aquí se dice qué se guarda de cada persona, para qué y hasta cuándo.

## Quién responde

- **Centro:** {centro}
- **Dirección:** {direccion}
- **Correo:** {correo}
- **Responsable:** {responsable}
- **Delegado de protección de datos:** {delegado}

## Si solo lees

No se guarda nada tuyo en la web. El servidor anota qué página se pide, a qué hora y si salió bien, sin tu dirección de red ni tu nombre. De la búsqueda se anota lo que no encontró nada, sin quién lo buscó. Para que nadie sature la web se cuentan algunas peticiones por red, con un resumen cifrado que no permite leer la dirección y que caduca en un día como mucho.

En tu dispositivo quedan las páginas que visitas, los ejercicios que intentas y lo que eliges en «Lectura» y «Apariencia». No salen de él. En [Cookies](/cookies) está la lista completa.

## Si tienes cuenta

| Qué se guarda | Para qué | Hasta cuándo |
|---|---|---|
| Tu correo y tu contraseña, cifrada de forma que nadie puede leerla | Que puedas entrar | Hasta que eliminas la cuenta |
| De los ejercicios que intentas con la sesión iniciada: cuáles, cuándo, con cuántas pistas y si salieron bien. Nunca lo que respondiste | Enseñarte tu progreso y qué repasar | Los 5000 últimos, hasta que los borras |
| De cada sesión: el navegador, la dirección de red, cuándo la abriste y cuándo la usaste | Que veas tus sesiones y puedas cerrarlas | Hasta que se cierra, o 14 días sin usarla |

El servidor anota también, con el número de tu cuenta y sin tu nombre, cuándo entras, cuándo sales y cuándo cambias la contraseña.

Tu progreso solo lo ves tú: ni el profesorado ni tus compañeros tienen una pantalla para verlo. No hay perfiles, ni decisiones automáticas, ni comparaciones entre personas.

{google}

## Si escribes o administras la web

Se guarda además, durante un año, qué cambias y cuándo entras; en el historial de cada documento, quién lo guardó; y, si activas la verificación en dos pasos, su clave, cifrada. De una invitación para escribir o administrar se guarda a quién va, hasta que se acepta, se retira o caduca, a los siete días.

## Si tienes menos de 14 años

Para leer no hace falta cuenta. Desde los 14 años puedes crearla tú. Antes tiene que crearla tu familia, o tu centro si te la pide para las clases (artículo 8 del RGPD y artículo 7 de la Ley Orgánica 3/2018). Quien ejerza la patria potestad o la tutela puede pedir en tu nombre todo lo que se dice más abajo.

## Por qué se puede guardar

- Si el centro te pide la cuenta para las clases, por su función educativa (artículo 6.1.e del RGPD y disposición adicional 23.ª de la Ley Orgánica 2/2006, de Educación).
- Si la creas porque quieres, por tu consentimiento (artículo 6.1.a del RGPD), que retiras al eliminar la cuenta.
- Lo que protege la web de abusos, y el registro de quien la administra, por el interés legítimo en que sea segura (artículo 6.1.f del RGPD) o, en un centro público, por esa misma función.

## Con quién se comparte

Con nadie. Los datos están en el servidor que usa el centro; si lo mantiene una empresa, lo hace por encargo del centro y con un contrato. No se envían fuera del Espacio Económico Europeo, salvo que el centro tenga allí su servidor: entonces tiene que decirlo aquí.

{ia}

## Qué puedes hacer

En [Mi cuenta](/cuenta) puedes descargar tus datos, borrar tu progreso, cerrar sesiones y eliminar la cuenta, sin pedírselo a nadie. Para lo demás (acceder a tus datos, corregirlos, suprimirlos, limitar su uso, oponerte o llevártelos) escribe a {correo}: te responderán en un mes. Si la respuesta no te convence, puedes reclamar ante la [Agencia Española de Protección de Datos](https://www.aepd.es/).

## Cuando se borra una cuenta

{copias}
`
