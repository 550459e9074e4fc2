import faceUrl from '../../ui/styles/fonts/atkinson-hyperlegible-next.woff2?url'
import readingStyles from '../text-settings/reading.css?url'
import { earlyPressScript } from './early-press.ts'
import { faceClass, faceKey } from './site-font.ts'

/**
 * Runs before the first paint. It applies the stored theme and reading settings without a flash, and marks
 * that scripts run. If the browser has the site's own font cached, it is preloaded, so that text does not
 * wait for it. The style sheet of reading settings is written as a link, which blocks the first paint, only
 * if a setting is stored.
 * A skipped view transition, for instance when a phone's keyboard closes, rejects a promise, which would
 * count as an error of the page; so the rejection is handled before any other script is loaded. Chromium
 * sometimes rejects without an event, hence the match by message.
 * Early clicks on buttons are recorded (early-press.ts).
 * Every page contains this script verbatim, because the Content-Security-Policy has its hash.
 */
export const themeScript: string = `(function(){var d=document.documentElement;d.classList.add('js');try{var t=localStorage.getItem('theme');if(localStorage.getItem('${faceKey}')){d.classList.add('${faceClass}');document.write('<link rel="preload" href="${faceUrl}" as="font" type="font/woff2" crossorigin>')}if(t==='light'||t==='dark')d.dataset.theme=t;if(t=localStorage.getItem('reading')){d.dataset.reading=t;document.write('<link rel="stylesheet" href="${readingStyles}">')}}catch(e){}function f(e){if(e.viewTransition)e.viewTransition.ready.catch(function(){})}addEventListener('pagereveal',f);addEventListener('pageswap',f);addEventListener('unhandledrejection',function(e){if(/^Transition was/.test(e.reason&&e.reason.message))e.preventDefault()});${earlyPressScript}})()`

/**
 * The view transition between pages. Every page contains it verbatim (the Content-Security-Policy has its
 * hash) instead of a style sheet: if the sheet were still loading, the browser would skip a transition that
 * has started and report an error.
 */
export const transitionStyle =
  '@view-transition{navigation:auto}@media (prefers-reduced-motion:reduce){@view-transition{navigation:none}}'
