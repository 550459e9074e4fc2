const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Stop words, without accents. */
export const stopWords = list(`
  a al algo algun alguna algunas alguno algunos ante antes asi aun aunque cada como con contra cual cuales cuando cuanto de
  del desde donde dos e el ella ellas ellos en entre era eran es esa esas ese eso esos esta estan estas este esto estos ha
  hace hacia han hasta hay la las le les lo los mas me mi mientras mis mucho muchos muy nada ni no nos nosotros o os otra
  otras otro otros para pero poco por porque pues que quien se sea segun ser si sido sin sobre solo son su sus tal tambien
  tan tanto te tener ti tiene tienen toda todas todo todos tu tus un una unas uno unos usted y ya yo`)

/** Singular words that end in -s. */
export const endingInS = list(`
  analisis arnes atlas autobus bis bus campus caos chasis compas cosmos crisis cutis dosis enfasis estres gas gris
  hipotesis ingles interes lapsus marques mes mas menos oasis omnibus pais parentesis pvc res reves sintesis sinopsis
  tesis tras tres virus`)

/**
 * Pairs with different meanings that differ only in the last vowel: stemming keeps their vowel. Singular,
 * without accents.
 */
export const keepingVowel = list(`
  puerto puerta caso casa peso pesa plano plana punto punta acero acera cero cera marco marca resto resta barra barro banco
  banca cara caro cargo carga pala palo rama ramo copa copo cinta cinto bomba bombo cuba cubo gota hoja moda modo pata
  pato pila pilo rata rato rosca rosco seta seto tela telo vara varo libro libra suelo suela cuadro cuadra rayo raya medio
  media fibra foco foca tubo tuba bolso bolsa poro pero pera para paro velo vela grado grada mango manga
  pasto pasta pinto pinta cuento cuenta masa mesa misa fondo fonda bando banda llano
  llana bola bolo bota bote boto cable caldo calda cobra cobre coma como costa coste codo coda dato
  disco eje filo fila lino loma lomo mina monte 
  palma paso poza pozo rueda ruedo saco saca sierra sobre sobra tabla
  talla tallo tasa taza tonto tono trama trapo traza trazo trato trata vaso via
  universo yema partida partido tinta tinto`)

/** Irregular word forms by their stem, without accents. */
export const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    medir:
      'medir mide miden mido midiendo midio midieron medido medidos medida medidas medimos medicion mediciones',
    usar: 'usar usa usan uso usos usamos usando usado usados usada usadas use',
    unir: 'unir une unen unimos uniendo unido unidos unida unidas union uniones',
    ver: 'ver ve ven vemos viendo visto',
    poner: 'poner pone ponen pongo ponemos poniendo puesto puestos puesta puestas',
    hacer: 'hacer hacen hago hacemos haciendo hecho hechos hecha hechas',
    mover: 'mover mueve mueven movemos moviendo movido movida',
    soldar: 'soldar suelda sueldan soldamos soldando',
    contar: 'contar contamos contando contado',
    cerrar: 'cerrar cierra cierran cerramos cerrando cerrado cerrada cerrados cerradas',
    encender: 'encender enciende encienden encendemos encendiendo encendido encendida',
    calentar: 'calentar calienta calientan calentamos calentando calentado caliente calientes',
    perder: 'perder pierde pierden perdemos perdiendo perdido perdida perdidas',
    construir:
      'construir construye construyen construimos construyendo construido construida construidos construidas',
    conducir: 'conducir conduce conducen conducimos conduciendo',
    producir: 'producir produce producen producimos produciendo producido producida',
    reducir: 'reducir reduce reducen reducimos reduciendo reducido reducida',
    repetir: 'repetir repite repiten repetimos repitiendo repetido repetida',
    elegir: 'elegir elige eligen elegimos eligiendo elegido elegida',
    seguir: 'seguir sigue siguen seguimos siguiendo seguido seguida',
    probar: 'probar prueba prueban probamos probando probado pruebas',
    doblar: 'doblar dobla doblan doblamos doblando doblado',
    apagar: 'apagar apaga apagan apagamos apagando apagado apagada',
    pegar: 'pegar pega pegan pegamos pegando pegado pegada',
    atar: 'atar ata atan atamos atando atado atada',
    cubo: 'cubo cubos',
    primero: 'primer primero primera primeros primeras',
    tercero: 'tercer tercero tercera terceros terceras',
    taller: 'taller talleres',
    mujer: 'mujer mujeres',
    comando: 'comando comandos',
    mercado: 'mercado mercados',
    estado: 'estado estados',
    extremo: 'extremo extremos',
    proximo: 'proximo proxima proximos proximas',
    imagen: 'imagen imagenes',
    imaginar: 'imaginar imagina imaginan',
    orden: 'orden ordenes',
    ordenar: 'ordenar ordena ordenan ordenamos ordenando ordenado ordenada',
    volumen: 'volumen volumenes',
    examen: 'examen examenes',
    origen: 'origen origenes',
    margen: 'margen margenes',
    satelite: 'satelite satelites',
    circular: 'circular circulares',
    particular: 'particular particulares',
    militar: 'militar militares',
    escalar: 'escalar escalares',
    primaria: 'primario primaria primarios primarias',
  }).flatMap(([base, forms]) => forms.split(' ').map((form): [string, string] => [form, base])),
)
