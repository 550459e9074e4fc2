import { expect, test } from '../support/journey.ts'

test('a circuit is built with the keyboard only: parts are placed, changed, turned, removed and restored', async ({
  page,
}) => {
  await page.goto('/simuladores/circuito?circuito=pila9-a4a3_hilo-a3a2b2_hilo-c2e2_hilo-e3e4a4&elegido=b2c2')
  await expect(page.locator('[data-wakes="near"][data-awake]')).toHaveCount(1)
  const simulator = page.getByRole('group', { name: 'Circuito', exact: true })
  const editor = simulator.locator('.circuit-editor')
  const said = simulator.locator('.sim-said')
  await expect(said).toContainText('No pasa corriente.')

  await simulator.getByText('Poner y quitar piezas').focus()
  await page.keyboard.press('Enter')
  const part = editor.getByRole('combobox', { name: 'Pieza', exact: true })
  const lay = simulator.getByRole('button', { name: 'Poner', exact: true })
  await part.focus()
  await page.keyboard.type('Resis')
  await lay.focus()
  await page.keyboard.press('Enter')
  await editor.getByRole('combobox', { name: 'Desde' }).selectOption('e2')
  await editor.getByRole('combobox', { name: 'Hasta' }).selectOption('e3')
  await part.focus()
  await page.keyboard.type('LED')
  await lay.focus()
  await page.keyboard.press('Enter')
  await expect(said).toContainText('Por LED1 pasan 23,33 mA y entre sus extremos hay 2 V.')

  await editor
    .getByRole('combobox', { name: 'Pieza elegida' })
    .selectOption({ label: 'R1 · Resistencia · b2–c2' })
  await editor.getByRole('spinbutton', { name: 'Valor, Ω' }).fill('350')
  await expect(said).toContainText('Por R1 pasan 20 mA y entre sus extremos hay 7 V.')

  await editor.getByRole('combobox', { name: 'Pieza elegida' }).selectOption({ label: 'LED1 · LED · e2–e3' })
  await simulator.getByRole('button', { name: 'Girar' }).press('Enter')
  await expect(said).toContainText('LED1 está al revés')
  await simulator.getByRole('button', { name: 'Deshacer' }).press('Enter')
  await expect(said).toContainText('Por LED1 pasan 20 mA')
  await simulator.getByRole('button', { name: 'Quitar', exact: true }).press('Enter')
  await expect(said).toContainText('Circuito abierto')
})

test('a touch on the drawing toggles a switch and selects a part', async ({ page }) => {
  await page.goto('/simuladores/circuito')
  await expect(page.locator('[data-wakes="near"][data-awake]')).toHaveCount(1)
  const simulator = page.getByRole('group', { name: 'Circuito', exact: true })
  // K1 lies between the nodes a2 and b2 of the drawing.
  await simulator.getByText('K1', { exact: true }).click()
  await expect(simulator.locator('.sim-said')).toContainText(
    'Circuito abierto: no pasa corriente. Prueba a cerrar K1.',
  )
  await expect(simulator.getByLabel('K1 cerrado')).not.toBeChecked()
})
