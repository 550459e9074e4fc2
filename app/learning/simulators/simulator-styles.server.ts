import shared from './simulators.css?inline'

const ownFiles = import.meta.glob<string>('./*/*.css', { query: '?inline', import: 'default', eager: true })

/** The sheets of simulators by name: `simulators/` and the folder of one, `simulators/shared` for what all have. */
export const simulatorSheets: ReadonlyMap<string, string> = new Map([
  ['simulators/shared', shared],
  ...Object.entries(ownFiles).map(([path, text]): [string, string] => [
    `simulators/${path.split('/')[1] ?? path}`,
    text,
  ]),
])
