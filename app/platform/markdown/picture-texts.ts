export const pictureTexts = {
  /** Name of the link of a picture without alternative text. */
  enlarge: 'Ver la imagen ampliada',
}
