/**
 * Runs before the first paint, so that a chosen theme does not flash, and marks that scripts run.
 * It stands in every page to the letter: the Content-Security-Policy names its hash.
 */
export const themeScript =
  "(function(){var d=document.documentElement;d.classList.add('js');try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.dataset.theme=t}catch(e){}})()"
