/**
 * The animation between two pages. It stands in every page to the letter (the Content-Security-Policy names its hash)
 * and not in a style sheet: a page whose sheet is still on its way counts as one that wants none, and a browser that
 * had begun the animation reports that as an error.
 */
export const transitionStyle =
  '@view-transition{navigation:auto}@media (prefers-reduced-motion:reduce){@view-transition{navigation:none}}'
