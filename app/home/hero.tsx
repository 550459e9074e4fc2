import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { gearPath } from '../ui/gear-path.ts'
import { homeTexts } from './home-texts.ts'

// Two gears of the same module (10): pitch diameters 240 and 120, so their axes are 180 apart and they mesh.
const wheel = gearPath({ teeth: 24, radius: 128, depth: 21 })
const pinion = gearPath({ teeth: 12, radius: 68, depth: 21 })

/** First screen of the site: what it is for, the two ways in, and the drawing that gives it its name. */
export function Hero(): ReactNode {
  return (
    <div className="hero">
      <div className="hero-inner">
        <div>
          <h1>
            {homeTexts.headline.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <p>{homeTexts.intro}</p>
          <div className="buttons">
            <Link className="button" to="/temario">
              {homeTexts.start}
            </Link>
            <Link className="button button-quiet" to="/retos">
              {homeTexts.seeChallenges}
            </Link>
          </div>
        </div>
        <svg className="hero-drawing" viewBox="0 0 420 330" aria-hidden="true" width="420" height="330">
          <g transform="translate(150 150)">
            <path className="body" d={wheel} />
            <circle className="axis" r="120" />
            <circle className="body" r="26" />
            <path className="dim" d="M-7-26V-33H7V-26" />
          </g>
          <g transform="translate(330 150) rotate(15)">
            <path className="body-2" d={pinion} />
            <circle className="axis" r="60" />
            <circle className="body-2" r="15" />
          </g>
          <path className="axis" d="M4 150H416M150 6V296M330 70V296" />
          <path className="dim" d="M150 290H330M150 290l9-4v8zM330 290l-9-4v8z" />
          <text x="206" y="282">
            180 mm
          </text>
          <text x="20" y="316">
            z₁ = 24
          </text>
          <text x="300" y="316">
            z₂ = 12
          </text>
        </svg>
      </div>
    </div>
  )
}
