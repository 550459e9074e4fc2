import { choice } from '../../documents/core/choice-fields.ts'
import { defineDocument } from '../../documents/core/define-document.ts'
import { markdown } from '../../documents/core/fields.ts'
import { pageTitles } from './fixed-pages.ts'

const titles = Object.values(pageTitles)
const [first = '', ...others] = titles

/** The site's own text for a fixed page. */
export const sitePage = defineDocument({
  tipo: 'paginas',
  table: 'site_pages',
  words: {
    one: 'página de la web',
    many: 'páginas de la web',
    gender: 'f',
    confirmDelete:
      '¿Seguro que quieres volver al texto de la web? El tuyo queda en la papelera, por si lo quieres recuperar.',
  },
  list: '/editor/sitio',
  section: 'La web',
  fields: {
    page: choice([first, ...others], { label: 'Página', required: 'la página', import: ['page', 'title'] }),
    content: markdown({
      label: 'Texto',
      hint: 'Lo que va entre llaves se escribe solo: {centro}, {direccion}, {correo}, {responsable}, {delegado} y {web} salen de «Ajustes de la web»; {copias}, {ia}, {google}, {cookies} y {dispositivo} dicen lo que hace esta web.',
      required: 'el texto',
      body: true,
    }),
  },
  title: 'page',
  unique: ['page'],
  access: { read: 'admin', write: 'admin' },
  card: ({ page }) => ({ title: page, text: '' }),
})
