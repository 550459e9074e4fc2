import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Pictures } from '../../documents/media/pictures.ts'
import { SimulatorCard } from '../../learning/simulators/simulator-card.tsx'
import { simulators } from '../../learning/simulators/simulators.ts'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import type { HomeTool } from '../../platform/http/site-settings.ts'
import { toPlainText } from '../../platform/markdown/plain-text.server.ts'
import { FirstStart } from '../../ui/components/first-start.tsx'
import { fixedSheet } from '../../ui/components/og-image.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { listLatestPosts } from '../blog/post.server.ts'
import { PostCard } from '../blog/post-card.tsx'
import { SiteFactsData } from '../metadata/page-data.tsx'
import { renderStatement } from '../problems/render-problem.server.ts'
import { ToolCard } from '../tools/tool-card.tsx'
import { listLatestTopics } from '../topics/topic.server.ts'
import { TopicCard } from '../topics/topic-card.tsx'
import type { Route } from './+types/home-page.ts'
import { DailyDose } from './daily-dose.tsx'
import Gears from './gears.island.tsx'
import { Hero } from './hero.tsx'
import { type DoseItem, findDailyDose } from './home-repository.server.ts'
import { homeTexts, homeTools } from './home-texts.ts'

const shownTopics = 4
const shownPosts = 4
const shownSimulators = 4
const excerptWords = 30
/** The problem's title is h3. */
const lowerHeadings = 2

export const handle = {
  styles: 'home',
  shows: ['topics', 'syllabus', 'challenges', 'problems', 'blog_posts', 'tools', 'pictures'],
} satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { db, pictures } = services(context)
  const withPicture = pictureFinder(pictures)
  const { today, settings } = services(context).requestInfo
  const [topics, posts, dose] = await Promise.all([
    listLatestTopics(db, shownTopics),
    listLatestPosts(db, shownPosts),
    findDailyDose(db, today),
  ])
  return {
    siteName: settings.siteName,
    simulated,
    topics: topics.map((topic) => withPicture({ ...topic, description: excerpt(topic.description) })),
    posts: posts.map(withPicture),
    challenge: dose.challenge && withPicture(dose.challenge),
    problem: dose.problem && (await showProblem(dose.problem, pictures)),
    tools: fillUp(settings.homeTools).map(withPicture),
  }
}

const simulated = [...simulators.values()]
  .slice(0, shownSimulators)
  .map(({ tipo: kindSlug, title, summary }) => ({ tipo: kindSlug, title, summary }))

const excerpt = (text: string): string => toPlainText(text, excerptWords)

function pictureFinder(pictures: Pictures) {
  return <Item extends { imageUrl: string | null }>(item: Item) => ({
    ...item,
    picture: item.imageUrl ? pictures.find(item.imageUrl) : undefined,
  })
}

/** The tools chosen by admins, filled up to four with the defaults. */
function fillUp(chosen: readonly HomeTool[]): readonly HomeTool[] {
  const others = homeTools.filter(({ url }) => chosen.every((tool) => tool.url !== url))
  return [...chosen, ...others].slice(0, homeTools.length)
}

async function showProblem(problem: DoseItem, pictures: Pictures) {
  const { id, slug, title } = problem
  return { id, slug, title, ...(await renderStatement(problem, pictures, lowerHeadings)) }
}

export default function HomePage({ loaderData }: Route.ComponentProps): ReactNode {
  const { siteName, topics, simulated, posts, challenge, problem, tools } = loaderData
  return (
    <>
      <PageHead
        title={siteName}
        description={homeTexts.description}
        canonical="/"
        sheet={fixedSheet('/', siteName)}
      />
      <SiteFactsData description={homeTexts.description} />
      <div className="start">
        <div className="start-inner">
          <Hero />
          <Gears />
        </div>
      </div>
      <div className="page">
        {topics.length === 0 && <FirstStart />}
        <HomeSection title={homeTexts.recentTopics} link={{ to: '/temario', text: homeTexts.allTopics }}>
          {topics.length === 0 && <p className="empty">{homeTexts.noTopics}</p>}
          <div className="grid">
            {topics.map((topic) => (
              <TopicCard key={topic.id} topic={topic} picture={topic.picture} label={topic.categoryName} />
            ))}
          </div>
        </HomeSection>
        <DailyDose challenge={challenge} problem={problem} />
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
            {tools.map((tool) => (
              <ToolCard key={tool.url} tool={tool} picture={tool.picture} />
            ))}
          </div>
        </HomeSection>
        <Simulated simulators={simulated} />
      </div>
    </>
  )
}

type SimulatedProps = { simulators: readonly { tipo: string; title: string; summary: string }[] }

/** The first simulators of the list, as text cards. */
function Simulated({ simulators }: SimulatedProps): ReactNode {
  return (
    <HomeSection title={homeTexts.simulators} link={{ to: '/simuladores', text: homeTexts.allSimulators }}>
      <div className="tool-grid">
        {simulators.map((simulator) => (
          <SimulatorCard key={simulator.tipo} simulator={simulator} />
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
