export const adminTexts = {
  usage:
    'Uso: npm run admin -- add correo@ejemplo.es\n' +
    '     npm run admin -- remove correo@ejemplo.es\n' +
    '     npm run admin -- add-editor correo@ejemplo.es\n' +
    '     npm run admin -- remove-editor correo@ejemplo.es\n' +
    '     npm run admin -- list\n' +
    '     npm run admin -- reset-password correo@ejemplo.es\n' +
    '     npm run admin -- remove-second-factor correo@ejemplo.es\n' +
    'La contraseña se pregunta, o se lee de ADMIN_PASSWORD.',
  askPassword: 'Contraseña: ',
  noTerminal: 'Hace falta una contraseña: ejecútalo en un terminal o pon ADMIN_PASSWORD.',
  badEmail: (email: string): string => `«${email}» no es un correo electrónico.`,
  admin: {
    made: (email: string): string => `Cuenta creada: ${email} administra ya la web.`,
    added: (email: string): string => `${email} administra ya la web.`,
    removed: (email: string): string => `${email} ya no administra la web.`,
    wasNone: (email: string): string => `${email} no administraba la web.`,
  },
  editor: {
    made: (email: string): string => `Cuenta creada: ${email} edita ya los contenidos.`,
    added: (email: string): string => `${email} edita ya los contenidos.`,
    removed: (email: string): string => `${email} ya no edita los contenidos.`,
    wasNone: (email: string): string => `${email} no tenía el papel de edición.`,
  },
  editorLine: (email: string): string => `${email} (edición)`,
  lastAdmin: (email: string): string =>
    `Nadie más administra la web: antes de quitar a ${email}, añade a otra persona con: npm run admin -- add correo@ejemplo.es`,
  noAccount: (email: string): string => `No hay ninguna cuenta con el correo ${email}.`,
  passwordSet: (email: string): string => `Contraseña cambiada. Las sesiones de ${email} se han cerrado.`,
  factorRemoved: (email: string): string =>
    `Verificación en dos pasos desactivada: ${email} entra solo con su contraseña.`,
  factorWasNone: (email: string): string => `${email} no tenía verificación en dos pasos.`,
  none: 'No hay administradores. Añade uno con: npm run admin -- add correo@ejemplo.es',
} as const
