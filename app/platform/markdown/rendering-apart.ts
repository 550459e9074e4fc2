import { AsyncLocalStorage } from 'node:async_hooks'

/** Thrown for a text that is not yet rendered, where rendering must not be awaited. */
export class RenderingPostponed extends Error {}

/** Texts to be rendered between two attempts of an operation that must not wait for rendering. */
export type RenderingApart = {
  waiting: Map<string, () => Promise<string>>
  done: Map<string, string>
}

const storage = new AsyncLocalStorage<RenderingApart>()

/**
 * Runs an operation that must not wait: rendering a text that is not in `done` throws {@link
 * RenderingPostponed} and adds the text to `waiting`.
 */
export function makeApart<Made>(apart: RenderingApart, make: () => Promise<Made>): Promise<Made> {
  return storage.run(apart, make)
}

/** Renders all waiting texts and moves them to `done`. */
export async function renderWaiting({ waiting, done }: RenderingApart): Promise<void> {
  const tasks = [...waiting]
  waiting.clear()
  await Promise.all(tasks.map(async ([key, render]) => done.set(key, await render())))
}

/** Renders a text; inside {@link makeApart}, returns its result from `done` or throws. */
export async function renderOrPostpone(key: string, render: () => Promise<string>): Promise<string> {
  const apart = storage.getStore()
  if (!apart) return render()
  const html = apart.done.get(key)
  if (html !== undefined) return html
  apart.waiting.set(key, render)
  throw new RenderingPostponed()
}
