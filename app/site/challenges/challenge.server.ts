import { serveDocument } from '../../documents/core/serve-document.server.ts'
import { challenge } from './challenge.ts'
import { challengeSheet } from './challenge-sheet.ts'

export const servedChallenge = serveDocument(challenge, {
  block: 'categoryId',
  visible: ({ today }) => ['startsOn', '<=', today],
  leads: { to: 'build' },
  follows: 'startsOn',
  listedBy: { column: 'startsOn', descending: true },
  sheet: challengeSheet,
  search: ({ title, description, content }) => ({ title, text: [description, content] }),
})
