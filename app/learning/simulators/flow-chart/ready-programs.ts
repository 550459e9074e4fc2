/** A ready program. `inputs` are its default input numbers. */
type ReadyProgram = { title: string; text: string; inputs: readonly number[] }

/** Keyed by their names in addresses. */
export const readyPrograms = {
  suma: {
    title: 'Suma de 1 a n',
    text: 'leer n;suma = 0;i = 1;mientras i <= n;suma = suma + i;i = i + 1;fin;escribir suma',
    inputs: [5],
  },
  mayor: {
    title: 'El mayor de tres',
    text: 'leer a;leer b;leer c;mayor = a;si b > mayor;mayor = b;fin;si c > mayor;mayor = c;fin;escribir mayor',
    inputs: [7, 12, 9],
  },
  semaforo: {
    title: 'Semáforo',
    text: 'leer ciclos;t = 0;repetir ciclos;hacer encender verde;t = t + 20;hacer encender ámbar;t = t + 3;hacer encender rojo;t = t + 15;fin;escribir t «segundos»',
    inputs: [2],
  },
  adivina: {
    title: 'Adivina el número',
    text: 'secreto = 7;n = 0;intentos = 0;mientras n != secreto;leer n;intentos = intentos + 1;si n < secreto;escribir «Es mayor»;fin;si n > secreto;escribir «Es menor»;fin;fin;escribir «Intentos:» intentos',
    inputs: [5, 9, 7],
  },
  termostato: {
    title: 'Termostato con dos umbrales',
    text: 'caldera = 0;repetir 4;leer t;si t < 19;caldera = 1;fin;si t > 21;caldera = 0;fin;escribir «Caldera:» caldera;fin',
    inputs: [18, 20, 22, 20],
  },
  factorial: {
    title: 'Factorial de n',
    text: 'leer n;f = 1;i = 2;mientras i <= n;f = f * i;i = i + 1;fin;escribir f',
    inputs: [5],
  },
  tabla: {
    title: 'Tabla de multiplicar',
    text: 'leer n;i = 1;repetir 10;escribir n «×» i «=» n * i;i = i + 1;fin',
    inputs: [7],
  },
  par: {
    title: 'Par o impar',
    text: 'leer n;si resto(n; 2) = 0;escribir «Es par»;si no;escribir «Es impar»;fin',
    inputs: [7],
  },
  media: {
    title: 'Nota media',
    text: 'leer notas;suma = 0;repetir notas;leer nota;suma = suma + nota;fin;media = suma / notas;escribir media',
    inputs: [3, 6, 7, 9.5],
  },
  cuenta: {
    title: 'Cuenta atrás',
    text: 'leer n;mientras n > 0;escribir n;n = n - 1;fin;escribir «¡Despegue!»',
    inputs: [3],
  },
  euclides: {
    title: 'Euclides: máximo común divisor',
    text: 'leer a;leer b;mientras b > 0;r = resto(a; b);a = b;b = r;fin;escribir a',
    inputs: [48, 36],
  },
  pulsador: {
    title: 'Contador de pulsaciones',
    text: 'veces = 0;repetir 6;leer pulsado;si pulsado = 1;veces = veces + 1;fin;fin;escribir veces',
    inputs: [1, 0, 1, 1, 0, 1],
  },
} as const satisfies Record<string, ReadyProgram>
