import shared from './simulators.css?inline'

const ownFiles = import.meta.glob<string>('./*/*.css', { query: '?inline', import: 'default', eager: true })

/** Style sheets by name: `simulators/<folder>` for one simulator, `simulators/shared` for all of them. */
export const simulatorSheets: ReadonlyMap<string, string> = new Map([
  ['simulators/shared', shared],
  ...Object.entries(ownFiles).map(([path, text]): [string, string] => [
    `simulators/${path.split('/')[1] ?? path}`,
    text,
  ]),
])
