import { data } from 'react-router'
import { clientNetworkContext } from '../../accounts/accounts/client-network.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { assistantContext } from '../ai/assistant-context.ts'
import { sendAnswer } from '../ai/send-answer.server.ts'
import type { Route } from './+types/idea-endpoint.ts'
import { challengesTexts } from './challenges-texts.ts'
import { readIdeaTopic } from './idea.ts'

/** A form of one line, with room for what browsers add. Bytes. */
const longestBody = 4096

/** POST /api/ideas: an idea for a challenge about the «tema» of the form, as it comes. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const topic = readIdeaTopic((await readForm(request, longestBody)).get('tema'))
  if (topic === '') throw data({ message: challengesTexts.blankTopic }, { status: 400 })
  const assistant = context.get(assistantContext)
  const network = context.get(clientNetworkContext)
  return sendAnswer(assistant.model, (asker) => assistant.suggest(topic, { network, ...asker }))
}
