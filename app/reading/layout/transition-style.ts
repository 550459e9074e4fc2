/**
 * The view transition between pages. Every page contains it verbatim (the Content-Security-Policy has its
 * hash) instead of a style sheet: if the sheet were still loading, the browser would skip a transition that
 * has started and report an error.
 */
export const transitionStyle =
  '@view-transition{navigation:auto}@media (prefers-reduced-motion:reduce){@view-transition{navigation:none}}'
