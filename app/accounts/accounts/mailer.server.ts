import { createTransport } from 'nodemailer'

const mailTexts = {
  subject: (siteName: string): string => `Cambia tu contraseña de ${siteName}`,
  body: (siteName: string, link: string): string =>
    `Hola:\n\nAlguien, seguramente tú, ha pedido una contraseña nueva para tu cuenta de ${siteName}. ` +
    `Para elegirla, abre este enlace antes de una hora:\n\n${link}\n\n` +
    'Si no lo has pedido, no hagas nada: tu contraseña sigue siendo la misma.\n',
} as const

type MailerSettings = {
  smtp: { url: string; from: string }
  report: (error: unknown) => void
}

/** Sends a message in the background, without waiting for the mail server. */
export type SendMail = (message: { to: string; subject: string; text: string }) => void

const timeoutMs = 15_000

/** Opens the connection to the mail server. Failures to send go to `report`. */
export function openMailer({ smtp, report }: MailerSettings): SendMail {
  const transport = createTransport(smtp.url, { from: smtp.from })
  return (message) => {
    transport.sendMail({ ...message, signal: AbortSignal.timeout(timeoutMs) }).catch((cause: unknown) => {
      // A mail server's response may repeat addresses, so only its code is logged.
      const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
      report(new Error(`The message could not be sent (${code})`))
    })
  }
}

/**
 * Builds the message with the password reset link. The caller sends it in the background, so that the
 * response time is the same for every address.
 */
export function resetMessage(
  { siteUrl, siteName }: { siteUrl: string; siteName: string },
  { to, token }: { to: string; token: string },
): Parameters<SendMail>[0] {
  const link = `${siteUrl}/recuperar/nueva?token=${encodeURIComponent(token)}`
  return { to, subject: mailTexts.subject(siteName), text: mailTexts.body(siteName, link) }
}
