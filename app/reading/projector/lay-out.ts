import { makeElement } from '../../ui/components/make-element.ts'
import { live } from './borrowed.ts'
import { placeStep } from './copy-block.ts'
import type { Section, Step } from './read-sections.ts'

/** One screenful, with the elements that appear in it step by step. */
export type Screen = { section: number; element: HTMLElement; body: HTMLElement; steps: Element[][] }

/** Font sizes tried, in em, before content that is too tall scrolls. */
const smaller = [0.9, 0.8, 0.7]
const figures = `figure, .article-picture, ${live}`

/**
 * Distributes the sections over screens: a section starts a screen and continues on the next, and a figure
 * has its own.
 */
export function layOut(sections: readonly Section[], stage: HTMLElement): Screen[] {
  stage.replaceChildren()
  const screens = sections.flatMap((section, number) => fill(section, number, stage))
  for (const { element } of screens) element.hidden = true
  return screens
}

function fill(section: Section, number: number, stage: HTMLElement): Screen[] {
  const first = openScreen(section, number, stage)
  const screens = [first]
  let screen = first
  let hasFigure = false
  for (const step of section.steps) {
    const isFigure = step.some(({ element }) => element.matches(figures))
    const wantsRoom = screen.steps.length > 0 && (isFigure || hasFigure)
    if (wantsRoom || !tryToAdd(screen, step)) {
      screen = openScreen(section, number, stage)
      screens.push(screen)
      tryToAdd(screen, step)
    }
    hasFigure = isFigure
  }
  return screens
}

function openScreen({ title }: Section, number: number, stage: HTMLElement): Screen {
  const body = makeElement('div', { className: 'prose projector-body', tabIndex: -1 })
  const element = makeElement('section', {}, makeElement('h2', { textContent: title }), body)
  // Only the screen being filled is visible, so that it can be measured.
  for (const other of stage.children) if (other instanceof HTMLElement) other.hidden = true
  stage.append(element)
  return { section: number, element, body, steps: [] }
}

/** Adds a step if it fits. A step that is alone on its screen is shrunk and always added. */
function tryToAdd({ body, steps }: Screen, step: Step): boolean {
  const added = placeStep(body, step)
  if (isTooTall(body) && steps.length > 0) {
    for (const element of added) element.remove()
    return false
  }
  for (const size of smaller) if (isTooTall(body)) body.style.fontSize = `${size}em`
  steps.push(added)
  return true
}

function isTooTall({ scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollHeight > clientHeight + 1
}
