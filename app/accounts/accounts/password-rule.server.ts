/**
 * The passwords that attackers try first, in lower case: from published breach lists, and from what Spanish
 * pupils choose. A trailing run of digits or punctuation is ignored (see `isCommon`).
 */
const words = `
12345678 123456789 1234567890 12345678910 123123123 87654321 987654321 0987654321 11111111 00000000 22222222 33333333
44444444 55555555 66666666 77777777 88888888 99999999 12121212 11223344 12344321 1234qwer 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
q1w2e3r4 qwer1234 qwerty qwertyuiop qwertyui qwertyuio asdfghjk asdfghjkl asdfghjklñ zxcvbnm qazwsxedc qweasdzxc asdf1234
abcd1234 abc123456 a1b2c3d4 aa123456 abcdefgh abcdefghi abcdefg abcdabcd 123456aa 123456abc 123qweasd 12qwaszx 147258369
159753 789456123 147852369 159357258 100200300 1a2b3c4d password passw0rd p@ssword p@ssw0rd pa55word password1 mypassword
letmein iloveyou welcome welcome1 sunshine princess football baseball superman batman pokemon pikachu dragon monkey master
shadow trustno1 whatever starwars computer internet michael jennifer jordan23 charlie hunter2 freedom killer ninja azerty
admin administrator administrador adminadmin admin123 root toor guest invitado user usuario usuario1 demo demo1234 test
test1234 testtest prueba prueba123 pruebas changeme cambiame default secret secreto secreta
contraseña contrasena contraseñas micontraseña micontrasena lacontraseña clave claves miclave clave123 claveclave hola
holahola holamundo hola1234 holaquetal quetal buenosdias adios teamo tequiero tequieromucho teamomucho mucho amor
amormio amores miamor miamorcito amorcito amorteamo corazon micorazon corazoncito princesa princesita bonita bonito
hermosa hermoso guapa guapo preciosa preciosidad cariño carino bebe bebita chiquita chiquito gordita gordito nena
mariposa estrella estrellita estrellas luna lunita lunallena sol solecito angel angelito angeles cielo cielito dulce
caramelo chocolate fresa galleta pizza tortilla patata patatas futbol futbolista baloncesto balonmano natacion
barcelona barça barca forcabarca visçabarça viscabarca realmadrid madrid madridista halamadrid atleti atletico
atleticomadrid aupaatleti sevilla betis realbetis sevillafc valencia valenciacf athletic athleticbilbao bilbao
realsociedad zaragoza osasuna villarreal celta deportivo malaga granada cordoba cadiz murcia alicante españa espana
vivaespaña vivaespana espanya andalucia cataluña catalunya galicia asturias canarias tenerife euskadi messi leomessi
cristiano cristianoronaldo ronaldo ronaldinho iniesta sergioramos mbappe lamineyamal pedri alexia alexiaputellas rafanadal
fernandoalonso alonso sainz marcmarquez alejandro alejandra antonio andrea adrian alvaro beatriz carlos carmen carolina
claudia cristina daniel daniela david diego eduardo elena enrique estefania fernando fernanda francisco gabriel gabriela
gonzalo guillermo hector hugo ignacio irene isabel ivan javier jesus jesucristo jorge jose joseluis josemaria juan
juancarlos juanjose julia laura lucia luis luismiguel manuel manolo marcos maria mariajose mariano mario marta martin
martina miguel miguelangel monica natalia nerea nicolas noelia nuria pablo paola patricia paula pedro pilar rafael raquel
raul ricardo roberto rocio rodrigo ruben samuel sandra santiago sara sebastian sergio silvia sofia susana tomas valentina
valeria vanessa veronica vicente victor victoria virginia yolanda mama mamamama mamaypapa papa papapapa mimama mipapa
abuela abuelita abuelo familia mifamilia hermano hermana hermanos amigos amigas amistad amiguitos perro perrito gato
gatito gatita conejo caballo caballos delfin tigre leon leones lobo dragones unicornio colegio instituto escuela clase
miclase profesor profesora maestra maestro alumno alumna estudiante estudiantes tecnologia tecno matematicas lengua
ingles ciencias primaria secundaria bachillerato bachiller eso1 primero segundo tercero cuarto deberes examen recreo
engrana engranaje engranajes aprueba aprende aplica ordenador ordenadores portatil internet movil telefono minecraft
fortnite roblox brawlstars clashroyale clashofclans freefire amongus leagueoflegends playstation nintendo supermario
mario64 zelda pokemon naruto sasuke goku dragonball vegeta onepiece anime spiderman ironman vengadores avengers
harrypotter hogwarts hermione gryffindor starwars darthvader skywalker tiktok instagram facebook whatsapp youtube
youtuber google gmail hotmail yahoo twitter netflix ibai elrubius auronplay vegetta777 rosalia quevedo badbunny
aitana lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre
octubre noviembre diciembre verano invierno primavera otoño otono navidad feliznavidad vacaciones feliz felicidad
alegria libertad esperanza sonrisa musica guitarra bailar cantar playa montaña montana casa micasa coche moto bicicleta
rojo verde azul amarillo naranja morado rosa negro blanco numero unodostres unodostrescuatro abretesesamo nosenose nose
nosequeponer nolase nomeacuerdo olvidada olvide mevale mierda caracola cualquiera cualquiercosa loquesea asdasd asdasdasd
`

const commonPasswords: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean))

/** Returns the error code for a new password, or undefined if it is acceptable (docs/product.md 5.2). */
export function findPasswordFault(password: string, email: string): string | undefined {
  if (password.length < 8) return 'PASSWORD_TOO_SHORT'
  if (password.length > 128) return 'PASSWORD_TOO_LONG'
  return isCommon(password, email) ? 'PASSWORD_TOO_COMMON' : undefined
}

function isCommon(password: string, email: string): boolean {
  const plain = password.toLowerCase()
  const name = email.toLowerCase().split('@', 1)[0] ?? ''
  // «contraseña», «Contraseña1!» and «contraseña123» count as the same password.
  const bare = plain.replace(/[\d\W_]+$/u, '')
  const isOneIdea = commonPasswords.has(plain) || (bare.length >= 4 && commonPasswords.has(bare))
  const isOwnAddress = plain === email.toLowerCase() || (name.length >= 4 && bare === name)
  return isOneIdea || isOwnAddress || /^(.{1,3})\1+$/u.test(plain)
}
