import { expect, test } from 'vitest'
import { isStopWord, stem } from './stem-spanish.ts'

const groups = `
tensión tension tensiones | eléctrica electrica eléctrico eléctricos eléctricas | engranaje engranajes | luz luces | eje ejes
imagen imágenes imagenes | relé relés reles | unidad unidades | polea poleas | led leds LED LEDs | lápiz lápices lapiz | matriz matrices
energía energias energías | comunicación comunicacion comunicaciones | programación programaciones | mes meses | vértice vértices
motor motores | cable cables | corriente corrientes | resistencia resistencias | circuito circuitos | material materiales | metal metales
rueda ruedas | palanca palancas | árbol árboles | análisis analisis | país países | compás compases | autobús autobuses | virus
calcular calcula calculamos calculando cálculo cálculos | girar gira giran giro girando | medir mide miden medido medida medidas
mover mueve mueven moviendo | cortar corta cortan cortando corte cortes | soldar suelda soldando | trabajar trabajo trabajan trabajando
construir construye construimos | diseñar diseño diseños diseña | sensor sensores | código códigos | algoritmo algoritmos
automático automática automáticamente | interruptor interruptores | pulsador pulsadores | plástico plásticos | madera maderas
viga vigas | pilar pilares | croquis | velocidad velocidades | tornillo tornillos | fuerza fuerzas | potencia potencias | voltio voltios
proyecto proyectos | boceto bocetos | acotar acotamos acotando | batería baterías | pila pilas | condensador condensadores | diodo diodos
impresora impresoras | red redes | contraseña contraseñas | cobre cobres | puerta puertas | caso casos | plano planos | peso pesos`
  .split(/[|\n]/)
  .map((group) => group.trim().split(/\s+/))
  .filter((group) => group.length > 1)

test.each(groups)('%s is found in all its forms', (...forms) => {
  expect(new Set(forms.map((form) => stem(form.toLowerCase()))).size).toBe(1)
})

const strangers = `
año ano | caso casa | peso pesa | puerto puerta | plano plana | universo universidad | punto punta | acero acera | cero cera | marco marca
resto resta | motor moto | barra barro | banco banca | cara caro | cuadro cuadra | libro libra | suelo suela | tubo tuba | hoja hojalata
metro metal | polo polea | sol suelo | tornillo torno | tela telar | imagen imagina | orden ordenar | taller talla | mar marea | caña cana
pila pilar | rama ramo | medio media | copa copo | cinta cinto | rosca rosco | foco foca | gota goteo | vela velo | cable cabello`
  .split(/[|\n]/)
  .map((pair) => pair.trim().split(' '))
  .filter((pair) => pair.length === 2)

test.each(strangers)('%s does not find %s', (one = '', other = '') => {
  expect(stem(one)).not.toBe(stem(other))
})

test.each(['4k7', 'ω', 'c++', '3d', '2º', '3,5', 'pwm', 'i2c'])('%s stays unchanged', (word) => {
  expect(stem(word)).toBe(word)
})

test('recognises stop words with and without accents', () => {
  expect(['qué', 'para', 'según', 'también', 'los'].every(isStopWord)).toBe(true)
  expect(['sensor', 'tensión', 'cuadro'].some(isStopWord)).toBe(false)
})
