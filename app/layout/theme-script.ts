import readingStyles from '../reading-panel/reading.css?url'
import faceUrl from '../ui/fonts/atkinson-hyperlegible-next.woff2?url'
import { earlyPressScript } from './early-press.ts'
import { faceClass, faceKey } from './own-face.ts'

/**
 * Runs before the first paint, so that a chosen theme does not flash and chosen letters do not jump, and marks that scripts
 * run. The site's own face is asked for where the browser has it from a page before: then no text waits for it. Styles of chosen letters are written as a link, which the first paint waits for; who chose none loads none. A browser that gives
 * up the animation between two pages, as when the keyboard of a phone closes meanwhile, reports it as a fault of the
 * page unless somebody hears of it; and it does so before any other script is there. Chromium sometimes gives one up
 * that it has told no script of, so those are heard of by their words too.
 * A press of a button that nothing answers to yet is remembered (early-press.ts).
 * It stands in every page to the letter: the Content-Security-Policy names its hash.
 */
export const themeScript: string = `(function(){var d=document.documentElement;d.classList.add('js');try{var t=localStorage.getItem('theme');if(localStorage.getItem('${faceKey}')){d.classList.add('${faceClass}');document.write('<link rel="preload" href="${faceUrl}" as="font" type="font/woff2" crossorigin>')}if(t==='light'||t==='dark')d.dataset.theme=t;if(t=localStorage.getItem('reading')){d.dataset.reading=t;document.write('<link rel="stylesheet" href="${readingStyles}">')}}catch(e){}function f(e){if(e.viewTransition)e.viewTransition.ready.catch(function(){})}addEventListener('pagereveal',f);addEventListener('pageswap',f);addEventListener('unhandledrejection',function(e){if(/^Transition was/.test(e.reason&&e.reason.message))e.preventDefault()});${earlyPressScript}})()`
