import { type RawBuilder, sql } from 'kysely'
import { startOfMadridDay } from '../../platform/dates/madrid-date.ts'

// The problem of the day is chosen among this many newest ones, which also bounds the cost of the query.
const YEAR = 366
/** Characters of a statement that is read at a glance, even on a phone. */
const shortStatement = 180

/**
 * SQL that selects the candidates for a day (YYYY-MM-DD), and the offset of the chosen one from the newest.
 * For a statement that reads `problems` (decision 4).
 */
export function chooseForDay(today: string): { takesPart: RawBuilder<boolean>; place: RawBuilder<number> } {
  const day = dayNumber(today)
  const begun = startOfMadridDay(today)
  // Only problems older than the day are candidates, as long as there are any: adding a problem at noon must
  // not change the problem of the day.
  const end = sql<string>`(
    select case when exists (select 1 from problems where "createdAt" < ${begun}) then ${begun} else '9999' end)`
  // The place counts from the newest but moves towards it; otherwise a site that gains one problem a day
  // would always show the same one.
  const inYear = sql`"createdAt" < ${end} and "createdAt" >= (
    select min("createdAt") from (
      select "createdAt" from problems where "createdAt" < ${end} order by "createdAt" desc limit ${YEAR}) as newest)`
  // Prefer problems that can be answered on the home page: with questions, one short paragraph, and no table
  // to fill in.
  const isShort = sql`(case when practice <> '' and length(description) <= ${shortStatement}
    and description not like ${'%\n%'} and practice not like ${'%"tabla": %'} then 1 else 0 end)`
  const takesPart = sql<boolean>`(${inYear} and ${isShort} = (
    select max(${isShort}) from problems where ${inYear}))`
  const place = sql<number>`(
    select case when n > 0 then n - 1 - ${day} % n else 0 end
    from (select count(*) as n from problems where ${takesPart}) as size)`
  return { takesPart, place }
}

function dayNumber(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000)
}
