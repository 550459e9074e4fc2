import { makeElement } from '../../ui/components/make-element.ts'
import { live } from './borrowed.ts'
import { placeStep } from './copy-block.ts'
import type { Section, Step } from './read-sections.ts'

/** One filled window, with what appears in it step by step. */
export type Screen = { section: number; element: HTMLElement; body: HTMLElement; steps: Element[][] }

/** How far letters shrink before something that is taller than the window scrolls. */
const smaller = [0.9, 0.8, 0.7]
const figures = `figure, .article-picture, ${live}`

/** Fills screens with the sections: a section begins a screen, goes on in the next, and a figure has one of its own. */
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
  // Only the screen that is filled is measured.
  for (const other of stage.children) if (other instanceof HTMLElement) other.hidden = true
  stage.append(element)
  return { section: number, element, body, steps: [] }
}

/** Adds a step where it fits; one that is alone on its screen shrinks, and stays in any case. */
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
