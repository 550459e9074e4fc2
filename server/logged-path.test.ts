import { expect, test } from 'vitest'
import routes from '../app/routes.ts'
import { keyedRoutes, loggedPath } from './logged-path.ts'

test('logs the path of an address without its query and fragment', () => {
  expect(loggedPath('/invitacion?codigo=secreto')).toBe('/invitacion')
  expect(loggedPath('/topic/casa#secreto')).toBe('/topic/casa')
  expect(loggedPath('/Temario/50%25')).toBe('/Temario/50%25')
  expect(loggedPath(undefined)).toBe(undefined)
})

test.each([
  '/vista-previa/secreto',
  '/vista-previa/secreto.data?_routes=x',
  '/vista-previa/secreto/mas',
  '/Vista-Previa/secreto',
  '/%76ista%2Dprevia/secreto',
  '/%76ista%2dprevia%2Fsecreto',
  '//vista-previa//secreto',
  '/\\vista-previa\\secreto',
  'http://localhost/vista-previa/secreto',
])('logs the route of %s without its secret key', (address) => {
  expect(loggedPath(address)).toBe('/vista-previa/:enlace')
})

/**
 * Route parameters that are no secrets: names of documents, kinds and files, and ids that grant no access.
 */
const known = new Set([':id', ':slug', ':tipo', ':ejercicio', ':archivo', ':name', ':file'])
const openEnds = ['subidas/*', 'media/*', 'api/auth/*', 'edit/*', 'editar/*', 'qr/*', '*']

test('every route parameter is known to be no secret or is kept out of the log', () => {
  const keys = routes.flatMap(({ path = '' }) => {
    const unknown = path.split('/').some((part) => part.startsWith(':') && !known.has(part))
    return unknown || (path.endsWith('*') && !openEnds.includes(path)) ? [`/${path}`] : []
  })
  expect(keys).toEqual(keyedRoutes)
})
