import { AsyncLocalStorage } from 'node:async_hooks'

/** Says that a text is not rendered yet, and is not to be waited for here. */
export class RenderingPostponed extends Error {}

/** Texts that are rendered between two tries to make something, and never while it is made. */
export type RenderingApart = {
  waiting: Map<string, () => Promise<string>>
  done: Map<string, string>
}

const storage = new AsyncLocalStorage<RenderingApart>()

/** Makes something that waits for no text: each that is not in `done` throws {@link RenderingPostponed}, and stands in `waiting`. */
export function makeApart<Made>(apart: RenderingApart, make: () => Promise<Made>): Promise<Made> {
  return storage.run(apart, make)
}

/** Renders what waits. */
export async function renderWaiting({ waiting, done }: RenderingApart): Promise<void> {
  const tasks = [...waiting]
  waiting.clear()
  await Promise.all(tasks.map(async ([key, render]) => done.set(key, await render())))
}

/** Renders a text, or what was made of it apart. */
export async function renderOrPostpone(key: string, render: () => Promise<string>): Promise<string> {
  const apart = storage.getStore()
  if (!apart) return render()
  const html = apart.done.get(key)
  if (html !== undefined) return html
  apart.waiting.set(key, render)
  throw new RenderingPostponed()
}
