export const httpTexts = {
  nothingHere: 'No hay nada en esta dirección.',
  wrongMethod: 'Esta dirección no admite lo que se le ha enviado.',
  noForm: 'Lo que ha llegado no es un formulario de la web.',
  longForm: 'El formulario es demasiado largo.',
} as const
