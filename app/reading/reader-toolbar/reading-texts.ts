/** Texts of a document's tools. */
export const readingTexts = {
  tools: 'Qué hacer con esta página',
  project: 'Proyectar',
  print: 'Imprimir',
  worksheet: 'Hacer una ficha',
  board: 'Modo pizarra',
  leaveBoard: 'Salir del modo pizarra',
  figure: 'Figura',
  larger: 'Acercar',
  smaller: 'Alejar',
  closeFigure: 'Cerrar',
} as const
