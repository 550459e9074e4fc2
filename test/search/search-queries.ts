/**
 * Realistic search queries for the course: a query, a bar, and the kind and id of the expected first result.
 * With and without accents, plurals, verb forms, synonyms and typos.
 */
export const searchQueries = `
TENSIÓN | temario/ley-de-ohm-serie-y-paralelo
accesibilidad | glosario/accesibilidad
acero y aluminio | temario/elegir-el-material-adecuado
acotar | temario/acotar-y-dibujar-a-escala
actuadores | temario/sensores-y-actuadores
adc | temario/senales-adc-y-pwm
agenda 2030 | temario/tecnologia-y-ods
ahorro | problemas/td-programacion-bucle-ahorro
aire comprimido | temario/neumatica-cilindros-y-valvulas
aislamiento | problemas/t4-sostenible-diseno-aislamiento-de-corcho
aislante | glosario/aislante
alero | temario/casa-bioclimatica
algorismo | temario/algoritmos-y-diagramas-de-flujo
algoritmo | temario/algoritmos-y-diagramas-de-flujo
algoritmos | temario/algoritmos-y-diagramas-de-flujo
alzado | temario/alzado-planta-y-perfil
amperaje | temario/ley-de-ohm-serie-y-paralelo
aprendizaje automático | glosario/aprendizaje-automatico
barrio | temario/tecnologia-para-tu-barrio
bicicleta | temario/maquinas-simples
bicicletas | temario/maquinas-simples
binario | temario/binario-y-unidades
bloques | temario/variables-condicionales-y-bucles
boceto | temario/boceto-croquis-y-plano
bombillas | temario/ley-de-ohm-serie-y-paralelo
bucle | temario/variables-condicionales-y-bucles
bucle de control | temario/el-bucle-de-control
bucles | temario/variables-condicionales-y-bucles
bytes | temario/binario-y-unidades
calefactor | temario/cuanto-consume-tu-casa
camino critico | temario/del-tablero-de-tareas-al-diagrama-de-gantt
casa bioclimática | temario/casa-bioclimatica
ciclo de trabajo | glosario/ciclo-de-trabajo
ciclo de vida | temario/ciclo-de-vida-y-obsolescencia
cilindro de doble efecto | temario/neumatica-cilindros-y-valvulas
codigo de colores | problemas/td-proceso-codigo-colores
condicional | temario/variables-condicionales-y-bucles
construir una grúa | retos/grua-con-polea-movil
consumo | temario/cuanto-consume-tu-casa
contrasena segura | temario/contrasenas-phishing-y-copia-3-2-1
contraseña segura | temario/contrasenas-phishing-y-copia-3-2-1
contraseñas | temario/contrasenas-phishing-y-copia-3-2-1
conversor analógico digital | temario/senales-adc-y-pwm
copia 3-2-1 | temario/contrasenas-phishing-y-copia-3-2-1
copias de seguridad | temario/contrasenas-phishing-y-copia-3-2-1
corriente de base | temario/diodo-led-y-transistor
cotas | temario/acotar-y-dibujar-a-escala
cpu | glosario/cpu
croquis | temario/boceto-croquis-y-plano
cuaderno técnico | blog/cuaderno-tecnico
cuanto consume | temario/cuanto-consume-tu-casa
código de colores | problemas/td-proceso-codigo-colores
datos de entrenamiento | temario/que-aprende-una-ia
deberes con ia | blog/deberes-con-ia
decimal a binario | temario/binario-y-unidades
desarrollo sostenible | temario/tecnologia-y-ods
diagrama de flujo | temario/algoritmos-y-diagramas-de-flujo
diagramas de flujo | temario/algoritmos-y-diagramas-de-flujo
diagrma de flujo | temario/algoritmos-y-diagramas-de-flujo
dibujar a escala | temario/acotar-y-dibujar-a-escala
diferencia de potencial | temario/ley-de-ohm-serie-y-paralelo
diodo led | temario/diodo-led-y-transistor
direccion ip | temario/redes-del-movil-al-router
diseño 3d | temario/primeros-pasos-en-diseno-3d
divisor de tension | problemas/t4-operadores-divisor-de-tension
elegir material | temario/elegir-el-material-adecuado
emisiones | temario/moverse-con-menos-emisiones
energia solar | temario/energias-renovables
energias renovables | temario/energias-renovables
engranaje | glosario/engranaje
engranajes | glosario/engranaje
engranje | glosario/engranaje
escala | temario/acotar-y-dibujar-a-escala
esfuerzos | temario/estructuras-y-triangulacion
estructuras | temario/estructuras-y-triangulacion
exponer el proyecto | temario/contar-tu-proyecto-en-tres-minutos
fabricación aditiva | temario/impresion-3d-del-modelo-a-la-pieza
freecad | tools/freecad
función lógica | temario/puertas-logicas-y-tablas-de-verdad
gantt | temario/del-tablero-de-tareas-al-diagrama-de-gantt
grua | retos/grua-con-polea-movil
histeresis | temario/el-bucle-de-control
imagen sin comprimir | problemas/td-digitalizacion-imagen-sin-comprimir
impresion 3d | temario/impresion-3d-del-modelo-a-la-pieza
impresora 3d | temario/impresion-3d-del-modelo-a-la-pieza
impresoras | temario/impresion-3d-del-modelo-a-la-pieza
intensidad | glosario/intensidad
internet de las cosas | temario/internet-de-las-cosas-sin-perder-la-privacidad
iot | temario/internet-de-las-cosas-sin-perder-la-privacidad
iva | problemas/t4-proceso-presupuesto-iva
kwh | temario/cuanto-consume-tu-casa
lazo cerrado | temario/sensores-y-actuadores
ldr | retos/alarma-de-luz-con-ldr-y-transistor
lectura del adc | temario/senales-adc-y-pwm
led | temario/diodo-led-y-transistor
ley de ohm | temario/ley-de-ohm-serie-y-paralelo
maquinas simples | temario/maquinas-simples
materiales | temario/elegir-el-material-adecuado
medir con polimetro | blog/medir-con-multimetro
memoria ram | temario/por-dentro-de-un-ordenador
metodo de proyectos | temario/metodo-de-proyectos
modo espera | glosario/modo-de-espera
modulación por ancho de pulsos | temario/senales-adc-y-pwm
motor reductora | problemas/t4-automatizacion-motor-reductora-rueda
multímetro | blog/medir-con-multimetro
neumatca | temario/neumatica-cilindros-y-valvulas
neumática | temario/neumatica-cilindros-y-valvulas
normas de seguridad | blog/taller-seguro
obsolecencia | temario/ciclo-de-vida-y-obsolescencia
obsolescencia | temario/ciclo-de-vida-y-obsolescencia
obsolescencia programada | temario/ciclo-de-vida-y-obsolescencia
obstaculos | retos/robot-que-esquiva-obstaculos
ods | temario/tecnologia-y-ods
ordenador | temario/por-dentro-de-un-ordenador
palanca | temario/maquinas-simples
palanca y polea | temario/maquinas-simples
palancas | temario/maquinas-simples
panel solar | problemas/t4-sostenible-paneles-solares
paneles fotovoltaicos | problemas/t4-sostenible-paneles-solares
paralelo | temario/ley-de-ohm-serie-y-paralelo
pared aislada | temario/aislar-antes-que-calentar
pasar de binario a decimal | temario/binario-y-unidades
phishing | temario/contrasenas-phishing-y-copia-3-2-1
pin | problemas/td-digitalizacion-pin-combinaciones
piñón | glosario/engranaje
pla | problemas/t4-proceso-coste-pla
planta y perfil | temario/alzado-planta-y-perfil
polea | temario/maquinas-simples
polea movil | temario/maquinas-simples
poleas | temario/maquinas-simples
presupuesto | problemas/t4-proceso-presupuesto-iva
privacidad | retos/audita-tu-privacidad
privasidad | retos/audita-tu-privacidad
programacion | categorias/td-programacion
prototipo | temario/contar-tu-proyecto-en-tres-minutos
pseudocódigo | temario/algoritmos-y-diagramas-de-flujo
puente de papel | retos/puente-de-papel
puerta logica | temario/puertas-logicas-y-tablas-de-verdad
puertas lógicas | temario/puertas-logicas-y-tablas-de-verdad
pvgis | tools/pvgis
pwm | temario/senales-adc-y-pwm
rampa | temario/tecnologia-para-tu-barrio
reciclar | temario/ciclo-de-vida-y-obsolescencia
redes | temario/redes-del-movil-al-router
relacion de transmision | glosario/relacion-de-transmision
rele | temario/el-bucle-de-control
relé | temario/el-bucle-de-control
reparar | blog/por-que-reparar
resistecia | temario/ley-de-ohm-serie-y-paralelo
resistencia | temario/ley-de-ohm-serie-y-paralelo
resistencia para rele | problemas/t4-operadores-resistencia-para-rele
resistencias en serie | temario/ley-de-ohm-serie-y-paralelo
resistensia | temario/ley-de-ohm-serie-y-paralelo
robot | retos/robot-que-esquiva-obstaculos
router | temario/redes-del-movil-al-router
rubrica | blog/evaluar-con-rubrica
rueda dentada | glosario/engranaje
scratch | tools/scratch
semaforo | retos/semaforo-con-pulsador
semáforo | retos/semaforo-con-pulsador
semáforos | retos/semaforo-con-pulsador
sensor | temario/sensores-y-actuadores
sensores | temario/sensores-y-actuadores
sensores de luz | temario/sensores-y-actuadores
serie paralelo errores | blog/cinco-errores-serie-paralelo
serie y paralelo | temario/ley-de-ohm-serie-y-paralelo
sesgos | temario/datos-ia-y-sesgos
suma con bucle | temario/variables-condicionales-y-bucles
tablas de verdad | temario/puertas-logicas-y-tablas-de-verdad
tablero de tareas | temario/del-tablero-de-tareas-al-diagrama-de-gantt
taller seguro | blog/taller-seguro
tension electrica | temario/ley-de-ohm-serie-y-paralelo
tensión eléctrica | temario/ley-de-ohm-serie-y-paralelo
tiempo de descarga | problemas/td-digitalizacion-tiempo-descarga
tinkercad | tools/tinkercad
tracción | glosario/esfuerzo
transistor | temario/diodo-led-y-transistor
transitor | temario/diodo-led-y-transistor
tren compuesto | glosario/tren-compuesto
tren de engranajes | temario/trenes-de-engranajes
trenes de engranajes | temario/trenes-de-engranajes
triangulación | temario/estructuras-y-triangulacion
triangular | temario/estructuras-y-triangulacion
ultrasonidos | problemas/td-programacion-eco-ultrasonidos
unidades de información | temario/binario-y-unidades
valvulas | temario/neumatica-cilindros-y-valvulas
variables | temario/variables-condicionales-y-bucles
vistas | temario/alzado-planta-y-perfil
voltaje | temario/ley-de-ohm-serie-y-paralelo
votacion por mayoria | retos/votacion-por-mayoria-con-puertas-logicas
wi-fi | temario/redes-del-movil-al-router
wifi | temario/redes-del-movil-al-router
`
