import { Feed } from 'feed'
import { escapeMarkup, inXml } from '../../platform/markdown/escape-markup.ts'
import { readableElsewhere } from './readable-elsewhere.server.ts'

/** Input of the feed worker. The `html` of an entry is as on its page; other texts are plain. */
export type FeedTask = {
  title: string
  description: string
  /** Address of the site, without a final slash. */
  origin: string
  /** Paths of the page with the same content, and of the feed. */
  page: string
  self: string
  updatedAt: string
  entries: readonly {
    path: string
    title: string
    kind: string
    date: string
    summary: string
    picture: { src: string; alt: string; width: number; height: number } | undefined
    html: string
  }[]
}

/**
 * Worker thread: writes a feed (RSS 2.0, with full texts as content:encoded), because twenty texts may be
 * long.
 */
export function run({ entries, origin, ...channel }: FeedTask): string {
  const feed = new Feed({
    title: inXml(channel.title),
    description: inXml(channel.description),
    link: origin + channel.page,
    feedLinks: { rss: origin + channel.self },
    language: 'es',
    updated: new Date(channel.updatedAt),
    copyright: 'CC BY-SA 4.0',
    generator: false,
  })
  for (const { path, title, kind, date, summary, picture, html } of entries) {
    const link = origin + path
    const image = picture
      ? `<p><img src="${escapeMarkup(picture.src)}" alt="${escapeMarkup(picture.alt)}" width="${picture.width}" height="${picture.height}"></p>`
      : ''
    const lead = `<p>${escapeMarkup(summary)}</p>`
    feed.addItem({
      title: inXml(title),
      link,
      date: new Date(date),
      description: escapeMarkup(summary),
      content: inXml(readableElsewhere(image + lead + html, link)),
      category: [{ name: kind }],
    })
  }
  return feed.rss2()
}
