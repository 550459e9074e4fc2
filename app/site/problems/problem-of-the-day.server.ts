import { type RawBuilder, sql } from 'kysely'
import { startOfMadridDay } from '../../platform/dates/madrid-date.ts'

// The problem of the day is one of the newest so many, which also bounds what finding it costs.
const YEAR = 366
/** Letters that are read in one glance, on a phone too. */
const shortStatement = 180

/**
 * Which problems may be that of a day (YYYY-MM-DD), and which of them is: its place among them, from the newest. For a statement that reads
 * `problems` (decision 4).
 */
export function chooseForDay(today: string): { takesPart: RawBuilder<boolean>; place: RawBuilder<number> } {
  const day = dayNumber(today)
  const begun = startOfMadridDay(today)
  // Only problems older than the day take part, as long as there are any: a problem that is added at noon must not
  // change what the morning's visitors saw.
  const end = sql<string>`(
    select case when exists (select 1 from problems where "createdAt" < ${begun}) then ${begun} else '9999' end)`
  // Counted from the newest, but walked towards it: otherwise a site that gains one problem a day would stand still.
  const inYear = sql`"createdAt" < ${end} and "createdAt" >= (
    select min("createdAt") from (
      select "createdAt" from problems where "createdAt" < ${end} order by "createdAt" desc limit ${YEAR}) as newest)`
  // Those that can be answered where they stand, as long as there are any: they ask, in one short paragraph, and no table is to be filled in.
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
