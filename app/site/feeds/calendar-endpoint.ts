import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { feedTexts } from '../../ui/components/feed-texts.ts'
import { listNewestChallenges } from '../challenges/challenge.server.ts'
import type { Route } from './+types/calendar-endpoint.ts'
import { writeCalendar } from './write-calendar.server.ts'

/** About four years of weekly challenges. */
const maxChallenges = 200

export const handle = { shows: ['challenges'], sameForAll: true } satisfies PageHandle

/**
 * GET /retos/calendario.ics (RFC 5545): the challenges that have begun; scheduled ones are not public yet.
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { today, settings, publicOrigin } = services(context).requestInfo
  const challenges = await listNewestChallenges(services(context).db, today, maxChallenges)
  const about = { name: feedTexts.calendar(settings.siteName), origin: publicOrigin ?? undefined }
  const headers = { 'Content-Type': 'text/calendar; charset=utf-8' }
  return new Response(writeCalendar(about, challenges), { headers })
}
