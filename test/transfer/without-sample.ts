/** Components that the catalogue does not show, with the reason. */
export const withoutSample: Readonly<Record<string, string>> = {
  'app/editor/form/done-panel.tsx':
    'a notice that stands over a page once, after a step: «editor» journeys see it',
  'app/entry.client.tsx': 'draws nothing: begins a page that is hydrated whole',
  'app/site/home/gears.island.tsx': 'turns all the time: no picture would be like the next',
  'app/platform/islands/wake.tsx': 'draws nothing: wakes islands',
  'app/reading/layout/navigation-status.tsx':
    'hidden but while a page is awaited or no answer comes: «no-network» journeys see it',
  'app/start/styles/site-styles.tsx': 'draws nothing: style sheets',
  'app/site/metadata/page-data.tsx': 'draws nothing: data for search engines',
  'app/admin/panel/panel-navigation.tsx': 'stands on the screens of the panel alone',
  'app/ui/components/head-links.tsx': 'draws nothing: links in the head',
  'app/ui/components/json-ld.tsx': 'draws nothing: data for search engines',
  'app/ui/components/list-head.tsx': 'a title, whose sample is there, and the head of a page',
  'app/editor/visual-editor/find-bar.tsx':
    'stands over a text that only a browser draws: journeys of the visual editor see it',
  'app/editor/visual-editor/open-form.tsx':
    'chooses among the forms of the visual editor, of which each has a sample',
  'app/editor/visual-editor/toolbar.tsx': 'follows a text that only a browser draws',
  'app/editor/visual-editor/visual-editor.tsx':
    'only a browser draws it: the catalogue comes from the server',
  'app/editor/visual-editor/written-parts.tsx': 'the same forms, for a text with its marks',
}
