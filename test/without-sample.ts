/** Parts that the catalogue does not show, and why. */
export const withoutSample: Readonly<Record<string, string>> = {
  'app/blog/blog-feeds.tsx': 'two links in a line, on sites with an address',
  'app/editor/done-panel.tsx':
    'a notice that stands over a page once, after a step: «editor» journeys see it',
  'app/entry.client.tsx': 'draws nothing: begins a page that is hydrated whole',
  'app/home/gears.island.tsx': 'turns all the time: no picture would be like the next',
  'app/islands/wake.tsx': 'draws nothing: wakes islands',
  'app/layout/loading-line.tsx': 'hidden but while a page is awaited',
  'app/layout/page-announcer.tsx': 'draws nothing that is seen: says the name of a page to screen readers',
  'app/layout/search-link.tsx': 'draws nothing: a link in the head',
  'app/layout/site-styles.tsx': 'draws nothing: style sheets',
  'app/layout/waiting-notice.tsx': 'stands over a page while no answer comes: «no-network» journeys see it',
  'app/metadata/page-data.tsx': 'draws nothing: data for search engines',
  'app/panel/panel-navigation.tsx': 'stands on the screens of the panel alone',
  'app/ui/feed-link.tsx': 'draws nothing: a link in the head',
  'app/ui/json-ld.tsx': 'draws nothing: data for search engines',
  'app/ui/list-head.tsx': 'a title, whose sample is there, and the head of a page',
  'app/visual-editor/find-bar.tsx':
    'stands over a text that only a browser draws: journeys of the visual editor see it',
  'app/visual-editor/open-form.tsx':
    'chooses among the forms of the visual editor, of which each has a sample',
  'app/visual-editor/toolbar.tsx': 'follows a text that only a browser draws',
  'app/visual-editor/visual-editor.tsx': 'only a browser draws it: the catalogue comes from the server',
  'app/visual-editor/written-parts.tsx': 'the same forms, for a text with its marks',
  'app/visual-editor/written-question.tsx': 'the form of a question, for a text with its marks',
  'app/visual-editor/written-simulator.tsx': 'the form of a simulator, for a text with its marks',
}
