import { createTransport } from 'nodemailer'
import { mailTexts } from './mail-texts.ts'

type MailerSettings = {
  smtp: { url: string; from: string }
  siteUrl: string
  siteName: string
  report: (error: unknown) => void
}

const patience = 15_000

/** Sends the link of a new password in the background, so that asking takes the same time for every address. */
export function openMailer({
  smtp,
  siteUrl,
  siteName,
  report,
}: MailerSettings): (mail: { to: string; token: string }) => void {
  const transport = createTransport(smtp.url, { from: smtp.from })
  return ({ to, token }) => {
    const link = `${siteUrl}/recuperar/nueva?token=${encodeURIComponent(token)}`
    const message = { to, subject: mailTexts.subject(siteName), text: mailTexts.body(siteName, link) }
    transport.sendMail({ ...message, signal: AbortSignal.timeout(patience) }).catch((cause: unknown) => {
      // The answer of a mail server repeats addresses; only its code goes to the log.
      const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
      report(new Error(`The message could not be sent (${code})`))
    })
  }
}
