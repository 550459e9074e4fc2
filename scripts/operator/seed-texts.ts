type SeededPerson = { role: string; email: string; password: string }

export const seedTexts = {
  admin: 'administración',
  editor: 'edición',
  student: 'estudiante',
  hasPeople:
    'En esta base de datos ya hay cuentas de personas: no se ha tocado nada. Usa otra carpeta (DATA_DIR) u otra base de datos (DATABASE_URL).',
  done: (people: readonly SeededPerson[], port: number): string =>
    [
      'La web está llena y lista para desarrollar. Cuentas:',
      ...people.map(({ role, email, password }) => `  ${role}: ${email}  ${password}`),
      `Arráncala con «npm run dev» y entra en http://localhost:${port}/entrar. Otra vez «npm run seed» da contraseñas nuevas.`,
    ].join('\n'),
  draft: {
    title: 'Borrador: qué haremos el próximo curso',
    summary: 'Un borrador que solo ve quien administra la web.',
    category: 'Noticias',
    content: '## Ideas\n\n- Una semana de puentes.\n- Un concurso de mecanismos.',
    published: '0',
  },
  binned: {
    title: 'Entrada retirada',
    summary: 'Una entrada que está en la papelera.',
    category: 'General',
    content: 'Se puede restaurar desde la papelera.',
  },
} as const
