import type { ReactNode } from 'react'
import { simulatorTexts as texts } from '../simulator-texts.ts'
import type { Motion } from './clock.ts'
import type { History } from './history.ts'
import { Icon, type IconName } from './icons.tsx'

/** A drawer over the side of the bench. */
export type DrawerName = 'data' | 'settings'

type ToolsProps = {
  history: History
  motion: Motion
  /** Whether something moves. */
  moves: boolean
  drawer: DrawerName | undefined
  toggleDrawer: (name: DrawerName) => void
  copyLink: () => void
  isProjected: boolean
  toggleProjected: () => void
  /** Address of this state on the simulator's own page; undefined on that page. */
  ownPage: string | undefined
}

/** The tools below the drawing, like the title block of a sheet. */
export function Tools(props: ToolsProps): ReactNode {
  const { history, motion, moves, drawer, toggleDrawer, copyLink, isProjected, toggleProjected, ownPage } =
    props
  const { isRunning, isSlow, setRunning, setSlow, step } = motion
  const drawerProps = (name: DrawerName) => ({
    'aria-expanded': drawer === name,
    onClick: () => toggleDrawer(name),
  })
  return (
    <div className="bench-tools needs-script" role="toolbar" aria-label={texts.tools}>
      <div>
        <Tool icon="undo" text={texts.undo} disabled={!history.canUndo} onClick={history.undo} />
        <Tool icon="redo" text={texts.redo} disabled={!history.canRedo} onClick={history.redo} />
      </div>
      {moves && (
        <div>
          <Tool
            icon={isRunning ? 'pause' : 'play'}
            text={isRunning ? texts.stop : texts.start}
            onClick={() => setRunning(!isRunning)}
          />
          <Tool icon="step" text={texts.step} isWide onClick={step} />
          <Tool icon="slow" text={texts.slow} aria-pressed={isSlow} onClick={() => setSlow(!isSlow)} />
        </div>
      )}
      <div>
        <Tool icon="link" text={texts.copy} isWide onClick={copyLink} />
        <Tool icon="data" text={texts.data} {...drawerProps('data')} />
        <Tool
          icon={isProjected ? 'leave' : 'project'}
          text={isProjected ? texts.leave : texts.project}
          isWide={!isProjected}
          onClick={toggleProjected}
        />
        <Tool
          icon="settings"
          text={texts.settings}
          isNarrow={ownPage === undefined}
          {...drawerProps('settings')}
        />
        {ownPage !== undefined && (
          <a className="bench-tool" href={ownPage}>
            <Icon name="open" />
            <span>{texts.open}</span>
          </a>
        )}
      </div>
    </div>
  )
}

type ToolProps = {
  icon: IconName
  text: string
  onClick: () => void
  disabled?: boolean
  /** Only on wide screens, or only on narrow ones. */
  isWide?: boolean
  isNarrow?: boolean
  'aria-pressed'?: boolean
  'aria-expanded'?: boolean
}

/** A disabled tool keeps the focus, so that who undoes the last change by keyboard stays where they are. */
function Tool({ icon, text, isWide, isNarrow, disabled, onClick, ...rest }: ToolProps): ReactNode {
  return (
    <button
      type="button"
      className="bench-tool"
      data-only={isWide ? 'wide' : isNarrow ? 'narrow' : undefined}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onClick()}
      {...rest}
    >
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  )
}
