import { goodPassword } from '../support/people.ts'
import { arrive, click, expect, fill, part, password, see, test } from './firefox.ts'

const email = 'alumna@ejemplo.es'

test('a student registers in Firefox, signs out and in again, and sees the account', async ({
  firefoxPage: page,
  site,
}) => {
  await page.goto(`${site.url}/problemas`)
  await click(page, part('button', 'Iniciar sesión', 'header'))
  await click(page, part('button', '¿No tienes cuenta? Regístrate', 'dialog'))
  await see(page, part('heading', 'Crear cuenta', 'dialog'))
  await fill(page, part('textbox', 'Correo electrónico', 'dialog'), email)
  await fill(page, `dialog ${password}`, goodPassword)
  await click(page, part('button', 'Crear cuenta', 'dialog'))
  await see(page, part('link', email, 'header'))
  await arrive(page, '/problemas')

  await click(page, part('button', 'Cerrar sesión', 'header'))
  await see(page, part('button', 'Iniciar sesión', 'header'))
  await click(page, part('button', 'Iniciar sesión', 'header'))
  await fill(page, part('textbox', 'Correo electrónico', 'dialog'), email)
  await fill(page, `dialog ${password}`, 'otra-cosa-distinta')
  await click(page, part('button', 'Entrar', 'dialog'))
  await see(page, 'dialog [role="alert"]')
  await fill(page, `dialog ${password}`, goodPassword)
  await click(page, part('button', 'Entrar', 'dialog'))
  await click(page, part('link', email, 'header'))
  await arrive(page, '/cuenta')
  await see(page, `main ::-p-text(${email})`)
  await page.goto(`${site.url}/editor`)
  await see(page, '::-p-text(Acceso solo para administradores)')
  expect(await page.evaluate(async () => (await fetch('/editor')).status)).toBe(403)
})
