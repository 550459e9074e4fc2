import { data } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { sendAnswer } from '../ai/send-answer.server.ts'
import type { Route } from './+types/idea-endpoint.ts'
import { challengesTexts } from './challenges-texts.ts'
import { readIdeaTopic } from './idea.ts'

/** Limit of the body in bytes: a form with one line. */
const maxBody = 4096

/** POST /api/ideas: streams an idea for a challenge about the form's «tema». */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const topic = readIdeaTopic((await readForm(request, maxBody)).get('tema'))
  if (topic === '') throw data({ message: challengesTexts.blankTopic }, { status: 400 })
  const { assistant } = services(context)
  const network = services(context).clientNetwork
  return sendAnswer(assistant.model, (asker) => assistant.suggest(topic, { network, ...asker }))
}
