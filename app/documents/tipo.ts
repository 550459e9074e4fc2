/** The kinds of document, as the addresses of the editor name them: /edit/{tipo}/{id}. */
export const tipos = ['categorias', 'temario', 'retos', 'problemas', 'tools', 'blog'] as const
export type Tipo = (typeof tipos)[number]
