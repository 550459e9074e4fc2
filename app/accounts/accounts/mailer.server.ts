import { createTransport } from 'nodemailer'
import { mailTexts } from './mail-texts.ts'

type MailerSettings = {
  smtp: { url: string; from: string }
  report: (error: unknown) => void
}

/** Sends a message in the background: nobody waits for the mail server. */
export type SendMail = (message: { to: string; subject: string; text: string }) => void

const patience = 15_000

/** Opens the way to the mail server; `report` hears of messages that could not be sent. */
export function openMailer({ smtp, report }: MailerSettings): SendMail {
  const transport = createTransport(smtp.url, { from: smtp.from })
  return (message) => {
    transport.sendMail({ ...message, signal: AbortSignal.timeout(patience) }).catch((cause: unknown) => {
      // The answer of a mail server repeats addresses; only its code goes to the log.
      const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
      report(new Error(`The message could not be sent (${code})`))
    })
  }
}

/** The message with the link of a new password. Sent in the background, asking takes the same time for every address. */
export function resetMessage(
  { siteUrl, siteName }: { siteUrl: string; siteName: string },
  { to, token }: { to: string; token: string },
): Parameters<SendMail>[0] {
  const link = `${siteUrl}/recuperar/nueva?token=${encodeURIComponent(token)}`
  return { to, subject: mailTexts.subject(siteName), text: mailTexts.body(siteName, link) }
}
