import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { findFreePort } from '../../test/support/free-port.ts'

/** A real mail server on loopback that stores the messages it receives. */
type MailCatcher = {
  url: string
  messages: string[]
  nextMessage: () => Promise<string>
  stop: () => Promise<void>
}

/** Starts the server on a free port; `nextMessage` resolves with the next message it receives. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const port = await findFreePort()
  const messages: string[] = []
  const waiting: ((message: string) => void)[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      void text(stream).then((message) => {
        messages.push(message)
        waiting.shift()?.(message)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    nextMessage: () => new Promise((resolve) => waiting.push(resolve)),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Decodes the quoted-printable text of a message. */
export function readMessage(message: string): string {
  const bytes = message
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
