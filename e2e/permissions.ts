type Row = {
  /** Path as app/routes.ts writes it. */
  route: string
  /** An address of it. */
  at: string
  /** Status for visitor, user and admin. */
  get: readonly [number, number, number]
  post: readonly [number, number, number]
  put?: readonly [number, number, number]
  delete?: readonly [number, number, number]
}

/** Who may do what (docs/product.md 5.1): every route, with the status that it must give. A new route needs a row. */
export const permissions: readonly Row[] = [
  { route: '/', at: '/', get: [200, 200, 200], post: [405, 405, 405] },
  { route: 'temario', at: '/temario', get: [200, 200, 200], post: [405, 405, 405] },
  { route: 'topic/:id', at: '/topic/no-existe', get: [404, 404, 404], post: [405, 405, 405] },
  { route: 'glosario', at: '/glosario', get: [200, 200, 200], post: [405, 405, 405] },
  { route: 'retos', at: '/retos', get: [200, 200, 200], post: [405, 405, 405] },
  { route: 'retos/:slug', at: '/retos/no-existe', get: [404, 404, 404], post: [405, 405, 405] },
  { route: 'problemas', at: '/problemas', get: [200, 200, 200], post: [405, 405, 405] },
  { route: 'problemas/:slug', at: '/problemas/no-existe', get: [404, 404, 404], post: [405, 405, 405] },
  { route: 'herramientas', at: '/herramientas', get: [200, 200, 200], post: [401, 403, 400] },
  { route: 'blog', at: '/blog', get: [200, 200, 200], post: [405, 405, 405] },
  { route: 'blog/:slug', at: '/blog/no-existe', get: [404, 404, 404], post: [405, 405, 405] },
  { route: 'buscar', at: '/buscar?q=engranaje', get: [200, 200, 200], post: [405, 405, 405] },
  { route: 'api/buscar', at: '/api/buscar?q=engranaje', get: [200, 200, 200], post: [405, 405, 405] },
  { route: 'editor/busquedas', at: '/editor/busquedas', get: [401, 403, 200], post: [401, 403, 200] },
  { route: 'privacidad', at: '/privacidad', get: [200, 200, 200], post: [405, 405, 405] },
  { route: 'terminos', at: '/terminos', get: [200, 200, 200], post: [405, 405, 405] },
  { route: 'cookies', at: '/cookies', get: [200, 200, 200], post: [405, 405, 405] },
  { route: 'legal', at: '/legal', get: [200, 200, 200], post: [405, 405, 405] },
  { route: 'contacto', at: '/contacto', get: [200, 200, 200], post: [405, 405, 405] },
  { route: 'sobre', at: '/sobre', get: [200, 200, 200], post: [405, 405, 405] },
  { route: 'faq', at: '/faq', get: [200, 200, 200], post: [405, 405, 405] },
  { route: 'editor/imagenes', at: '/editor/imagenes', get: [401, 403, 200], post: [401, 403, 400] },
  { route: 'subidas/*', at: '/subidas/', get: [401, 403, 404], post: [401, 403, 412] },
  { route: 'media/*', at: '/media/no-existe', get: [404, 404, 404], post: [405, 405, 405] },
  { route: 'entrar', at: '/entrar', get: [200, 302, 302], post: [401, 302, 302] },
  { route: 'entrar/google', at: '/entrar/google', get: [404, 404, 404], post: [405, 405, 405] },
  { route: 'entrar/google/fin', at: '/entrar/google/fin', get: [200, 200, 200], post: [405, 405, 405] },
  { route: 'salir', at: '/salir', get: [302, 302, 302], post: [303, 303, 303] },
  { route: 'recuperar', at: '/recuperar', get: [404, 404, 404], post: [404, 404, 404] },
  { route: 'recuperar/nueva', at: '/recuperar/nueva', get: [404, 404, 404], post: [404, 404, 404] },
  { route: 'cuenta', at: '/cuenta', get: [401, 200, 200], post: [401, 400, 400] },
  { route: 'cuenta/datos', at: '/cuenta/datos', get: [401, 200, 200], post: [405, 405, 405] },
  { route: 'api/auth/*', at: '/api/auth/sign-in/email', get: [404, 404, 404], post: [400, 400, 400] },
  { route: 'api/auth/*', at: '/api/auth/callback/google', get: [404, 404, 404], post: [404, 404, 404] },
  { route: 'api/auth/*', at: '/api/auth/delete-user', get: [404, 404, 404], post: [404, 404, 404] },
  { route: 'editor', at: '/editor', get: [401, 403, 200], post: [405, 405, 405] },
  { route: 'editor/importar', at: '/editor/importar', get: [401, 403, 200], post: [405, 405, 405] },
  {
    route: 'editor/importar/documentos',
    at: '/editor/importar/documentos',
    get: [400, 400, 400],
    post: [401, 403, 400],
  },
  // Before the row that removes the course.
  {
    route: 'editor/historial/:tipo/:id',
    at: '/editor/historial/temario/maquinas-simples',
    get: [401, 403, 200],
    post: [401, 403, 409],
  },
  {
    route: 'editor/eliminar/:tipo/:id',
    at: '/editor/eliminar/temario/casa-bioclimatica',
    get: [401, 403, 200],
    post: [401, 403, 303],
  },
  {
    route: 'editor/contenido-de-muestra',
    at: '/editor/contenido-de-muestra',
    get: [401, 403, 200],
    post: [401, 403, 200],
  },
  { route: 'editor/papelera', at: '/editor/papelera', get: [401, 403, 200], post: [401, 403, 404] },
  {
    route: 'editor/historial/:tipo/:id',
    at: '/editor/historial/temario/no-existe',
    get: [401, 403, 404],
    post: [401, 403, 409],
  },
  {
    route: 'editor/eliminar/:tipo/:id',
    at: '/editor/eliminar/temario/no-existe',
    get: [401, 403, 404],
    post: [401, 403, 303],
  },
  {
    route: 'editor/documentos/:tipo/:id',
    at: '/editor/documentos/temario/no-existe',
    get: [400, 400, 400],
    post: [405, 405, 405],
    put: [401, 403, 400],
    delete: [401, 403, 404],
  },
  { route: 'editor/novedades', at: '/editor/novedades', get: [401, 403, 200], post: [405, 405, 405] },
  { route: 'editor/vista-previa', at: '/editor/vista-previa', get: [400, 400, 400], post: [401, 403, 200] },
  { route: 'edit/:tipo/:id', at: '/edit/temario/nuevo', get: [401, 403, 200], post: [401, 403, 400] },
  { route: 'edit/:tipo/:id', at: '/edit/categorias/nuevo', get: [401, 403, 200], post: [401, 403, 400] },
  { route: 'edit/:tipo/:id', at: '/edit/retos/nuevo', get: [401, 403, 200], post: [401, 403, 400] },
  { route: 'edit/:tipo/:id', at: '/edit/problemas/nuevo', get: [401, 403, 200], post: [401, 403, 400] },
  { route: 'edit/:tipo/:id', at: '/edit/tools/nuevo', get: [401, 403, 200], post: [401, 403, 400] },
  { route: 'edit/:tipo/:id', at: '/edit/blog/nuevo', get: [401, 403, 200], post: [401, 403, 400] },
  { route: 'edit/:tipo/:id', at: '/edit/glosario/nuevo', get: [401, 403, 200], post: [401, 403, 400] },
  { route: 'edit/:tipo/:id', at: '/edit/sinonimos/nuevo', get: [401, 403, 200], post: [401, 403, 400] },
  { route: 'edit/:tipo/:id', at: '/edit/nada/nuevo', get: [401, 403, 404], post: [401, 403, 404] },
  { route: 'edit/*', at: '/edit/nada', get: [401, 403, 400], post: [405, 405, 405] },
  { route: 'editar/*', at: '/editar/tools/nuevo', get: [301, 301, 301], post: [405, 405, 405] },
  { route: 'figuras/:name', at: '/figuras/no-existe.svg', get: [404, 404, 404], post: [405, 405, 405] },
  {
    route: '.well-known/security.txt',
    at: '/.well-known/security.txt',
    get: [404, 404, 404],
    post: [405, 405, 405],
  },
  { route: 'robots.txt', at: '/robots.txt', get: [200, 200, 200], post: [405, 405, 405] },
  { route: 'sitemap.xml', at: '/sitemap.xml', get: [200, 200, 200], post: [405, 405, 405] },
  { route: 'salud', at: '/salud', get: [200, 200, 200], post: [405, 405, 405] },
  { route: '*', at: '/no-existe', get: [404, 404, 404], post: [405, 405, 405] },
]
