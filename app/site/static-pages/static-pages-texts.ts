/** Placeholders for facts that have not been entered yet. */
export const missingTexts = {
  schoolName: 'un centro que todavía no ha escrito aquí su nombre',
  address: 'todavía sin indicar',
  email: '(correo todavía sin indicar)',
  responsible: 'todavía sin indicar',
  protection: 'todavía sin indicar; pregunta en el centro',
} as const

export const keptTexts = { lasts: 'Cuánto dura:' } as const

/** Paragraph of «Privacidad» on sites with Google sign-in. */
export const googlePrivacy: string =
  'Si entras con Google, Google sabe que entras aquí y le da a la web tu correo, tu nombre y la dirección de tu foto. La web no le cuenta nada de lo que haces. Google lo trata según sus propias condiciones.'

/** Paragraph of «Privacidad» on sites with a language model (docs/product.md 9). */
export const modelPrivacy: string =
  '«Explicar con IA» y el generador de ideas preguntan a un modelo de lenguaje de otra empresa o del propio centro. La pregunta la hace esta web, no tu navegador: se envía el texto del tema o del problema, o lo que escribes en «Tema», y nada de ti: ni tu cuenta, ni tu correo, ni tu dirección de red. No escribas ahí nombres ni datos de nadie. La respuesta sobre un tema o un problema se guarda en esta web y es la misma para todos; las ideas no se guardan.'

type Kept = { everyMs: number; keep: number; maxAgeMs: number }

/**
 * Paragraph of «Privacidad» about backups (docs/product.md 9): deleted data stay in earlier backups.
 * `everyMs` is 0 if backups are only made by hand.
 */
export function backupPrivacy({ everyMs, keep, maxAgeMs }: Kept): string {
  const days = Math.round(maxAgeMs / 86_400_000)
  const until =
    everyMs > 0
      ? `se guardan ${keep} como mucho, y ninguna más de ${days} días mientras se hacen otras nuevas`
      : `las hace y las quita quien administra la web, que guarda ${keep} como mucho`
  return `Si borras tu cuenta, tus datos desaparecen de la web al momento. En las copias de seguridad de antes siguen, sin que nadie los vea aquí, hasta que se quitan: ${until}. Si se recupera una de ellas, la cuenta vuelve con ella y hay que borrarla otra vez.`
}
