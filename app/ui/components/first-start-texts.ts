/** Texts of a site without topics. */
export const firstStartTexts = {
  title: 'Estamos preparando el curso',
  intro: 'Todavía no hay temas. Vuelve pronto; mientras tanto puedes tocar los simuladores.',
  simulators: 'Probar los simuladores',
  adminTitle: 'La web está lista y vacía',
  adminIntro: 'Elige por dónde empezar. Nada es definitivo: todo se puede cambiar o quitar después.',
  blocks: 'Empezar con los bloques oficiales',
  blocksNote:
    'Crea los nueve bloques del currículo, de 1.º a 4.º de ESO, y abre el primer tema. Puedes cambiarlos después.',
  write: 'Escribe el primer tema',
  writeNote: 'Con un bloque tuyo, que creas allí mismo: basta su nombre.',
  import: 'Importa otra web',
  importNote: 'Un archivo que salió de «Exportar la web», con sus imágenes.',
  demo: 'Carga el curso de muestra',
  demoNote: 'Temas, problemas y retos de 1.º a 4.º de ESO, para cambiarlos a tu gusto.',
} as const
