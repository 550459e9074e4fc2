import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PostCard } from '../blog/post-card.tsx'
import { listLatestPosts } from '../blog/post-repository.server.ts'
import { databaseContext } from '../db/database-context.ts'
import { WayOn } from '../layout/way-on.tsx'
import { toPlainText } from '../markdown/plain-text.server.ts'
import { picturesContext } from '../media/pictures-context.ts'
import { SiteFactsData } from '../metadata/page-data.tsx'
import { simulators } from '../simulators/simulators.ts'
import { ToolCard } from '../tools/tool-card.tsx'
import { TopicCard } from '../topics/topic-card.tsx'
import { listLatestTopics } from '../topics/topic-repository.server.ts'
import { FirstStart } from '../ui/first-start.tsx'
import type { PageHandle } from '../ui/page-handle.ts'
import { PageHead } from '../ui/page-head.tsx'
import { fixedSheet } from '../ui/page-sheet.ts'
import { requestContext } from '../ui/request-context.ts'
import type { Route } from './+types/home-page.ts'
import { DailyDose } from './daily-dose.tsx'
import { Hero } from './hero.tsx'
import { findDailyDose } from './home-repository.server.ts'
import { homeTexts, homeTools } from './home-texts.ts'

const shownTopics = 4
const shownPosts = 4
const shownSimulators = 4
const excerptWords = 30

export const handle = {
  shows: ['topics', 'syllabus', 'challenges', 'problems', 'blog_posts'],
} satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const { find } = context.get(picturesContext)
  const { today, siteName } = context.get(requestContext)
  const [topics, posts, dose] = await Promise.all([
    listLatestTopics(db, shownTopics),
    listLatestPosts(db, shownPosts),
    findDailyDose(db, today),
  ])
  const excerpt = (text: string): string => toPlainText(text, excerptWords)
  return {
    siteName,
    simulated: [...simulators.values()]
      .slice(0, shownSimulators)
      .map(({ tipo, title, summary }) => ({ tipo, title, summary })),
    topics: topics.map((topic) => ({
      ...topic,
      description: excerpt(topic.description),
      picture: topic.imageUrl ? find(topic.imageUrl) : undefined,
    })),
    posts: posts.map((post) => ({ ...post, picture: post.imageUrl ? find(post.imageUrl) : undefined })),
    challenge: dose.challenge,
    problem: dose.problem && { ...dose.problem, description: excerpt(dose.problem.description) },
  }
}

export default function HomePage({ loaderData }: Route.ComponentProps): ReactNode {
  const { siteName, topics, simulated, posts, challenge, problem } = loaderData
  return (
    <>
      <PageHead
        title={siteName}
        description={homeTexts.description}
        canonical="/"
        sheet={fixedSheet('/', siteName)}
      />
      <SiteFactsData description={homeTexts.description} />
      <Hero />
      <div className="page">
        {topics.length === 0 && <FirstStart />}
        <WayOn />
        <HomeSection title={homeTexts.recentTopics} link={{ to: '/temario', text: homeTexts.allTopics }}>
          {topics.length === 0 && <p className="empty">{homeTexts.noTopics}</p>}
          <div className="grid">
            {topics.map((topic) => (
              <TopicCard key={topic.id} topic={topic} picture={topic.picture} label={topic.categoryName} />
            ))}
          </div>
        </HomeSection>
        <section className="section">
          <h2>{homeTexts.dailyDose}</h2>
          <DailyDose challenge={challenge} problem={problem} />
        </section>
        <Simulated simulators={simulated} />
        <HomeSection title={homeTexts.latestPosts} link={{ to: '/blog', text: homeTexts.allPosts }}>
          {posts.length === 0 && <p className="empty">{homeTexts.noPosts}</p>}
          <div className="grid">
            {posts.map((post) => (
              <PostCard key={post.id} post={post} picture={post.picture} />
            ))}
          </div>
        </HomeSection>
        <HomeSection title={homeTexts.tools} link={{ to: '/herramientas', text: homeTexts.allTools }}>
          <div className="tool-grid">
            {homeTools.map((tool) => (
              <ToolCard key={tool.url} tool={tool} />
            ))}
          </div>
        </HomeSection>
      </div>
    </>
  )
}

type SimulatedProps = { simulators: readonly { tipo: string; title: string; summary: string }[] }

/** What can be touched: the first of the list, in words. */
function Simulated({ simulators }: SimulatedProps): ReactNode {
  return (
    <HomeSection title={homeTexts.simulators} link={{ to: '/simuladores', text: homeTexts.allSimulators }}>
      <div className="tool-grid">
        {simulators.map(({ tipo, title, summary }) => (
          <article key={tipo} className="card" data-color="cyan">
            <div className="card-body">
              <h3>
                <Link className="card-link" to={`/simuladores/${tipo}`}>
                  {title}
                </Link>
              </h3>
              <p>{summary}</p>
            </div>
          </article>
        ))}
      </div>
    </HomeSection>
  )
}

type HomeSectionProps = { title: string; link: { to: string; text: string }; children: ReactNode }

function HomeSection({ title, link, children }: HomeSectionProps): ReactNode {
  return (
    <section className="section">
      <div className="section-head">
        <h2>{title}</h2>
        <Link to={link.to}>{link.text}</Link>
      </div>
      {children}
    </section>
  )
}
