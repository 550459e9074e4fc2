import type { SiteRole } from '../accounts/role-repository.server.ts'

/** The Spanish names of roles. */
export const roleNames: Readonly<Record<SiteRole, string>> = { admin: 'Administración', editor: 'Edición' }

export const peopleTexts = {
  title: 'Personas',
  intro:
    'Quién escribe en la web y quién la administra. Un cambio vale desde la página siguiente que pida cada persona.',
  withRole: 'Quién puede qué',
  you: 'Tu cuenta',
  since: 'Desde el',
  role: 'Papel',
  roleOf: (email: string): string => `de ${email}`,
  noRole: 'Ninguno',
  change: 'Cambiar',
  changeOf: (email: string): string => `el papel de ${email}`,
  sure: 'Dejo de administrar la web: no podré deshacerlo.',
  next: 'Siguientes',
  first: 'Volver al principio',
  changed: (email: string, role: SiteRole | null): string =>
    role === null
      ? `${email} ya no tiene ningún papel: lee la web como cualquiera.`
      : `${email} tiene ahora el papel de ${roleNames[role].toLowerCase()}.`,
  same: (email: string): string => `${email} ya tenía ese papel. No se ha cambiado nada.`,
  lastAdmin:
    'Nadie más administra la web. Invita antes a otra persona a administrarla, o dale ese papel aquí; después podrás cambiar este.',
  notSure: 'Para dejar de administrar la web, marca la casilla. No se ha cambiado nada.',
  gone: 'Esa cuenta ya no existe. No se ha cambiado nada.',
  notAllowed: 'Has dejado de administrar la web. No se ha cambiado nada.',
  invite: 'Invitar a alguien',
  inviteHint:
    'Se crea un enlace que vale una vez y siete días. Quien lo abre entra con su cuenta, o crea una, y acepta.',
  roleHints: {
    editor: 'Escribe todos los contenidos. No ve personas, copias, traslados ni registro.',
    admin: 'Lo puede todo, también invitar y quitar a otras personas.',
  } satisfies Record<SiteRole, string>,
  forWhom: 'Para quién (opcional)',
  forWhomMail: 'Si escribes un correo electrónico, se le envía el enlace.',
  forWhomNote: 'Para reconocerla en esta página.',
  make: 'Crear invitación',
  made: 'Invitación creada',
  sentTo: (email: string): string => `Se está enviando a ${email}. Si no le llega, mándale este enlace.`,
  copyNow: 'Copia el enlace y envíaselo a esa persona: no se volverá a mostrar.',
  link: 'Enlace de la invitación',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado.',
  notCopied: 'No se ha podido copiar: selecciónalo y cópialo.',
  tooMany: 'Hay demasiadas invitaciones sin aceptar. Retira alguna y vuelve a probar.',
  noRoleChosen: 'Elige si la invitación es para editar o para administrar.',
  tooLong: 'Eso es demasiado largo: 200 letras como mucho.',
  pending: 'Invitaciones sin aceptar',
  nonePending: 'No hay ninguna.',
  unnamed: 'Sin nombre',
  by: (email: string): string => `La hizo ${email}.`,
  until: 'Vale hasta el',
  withdraw: 'Retirar',
  withdrawOf: (name: string): string => `la invitación de ${name}`,
  withdrawn: 'Invitación retirada: su enlace ya no vale.',
  alreadyOver: 'Esa invitación ya se había aceptado, retirado o terminado.',
} as const

export const invitationTexts = {
  title: 'Invitación',
  headings: {
    editor: (siteName: string): string => `Te han invitado a escribir en ${siteName}`,
    admin: (siteName: string): string => `Te han invitado a administrar ${siteName}`,
  } satisfies Record<SiteRole, (siteName: string) => string>,
  what: {
    editor:
      'Podrás crear, cambiar y eliminar los contenidos: temas, problemas, retos, herramientas, artículos y sus imágenes.',
    admin: 'Podrás cambiarlo todo: los contenidos, las personas, las copias de seguridad y los ajustes.',
  } satisfies Record<SiteRole, string>,
  firstHeading: (siteName: string): string => `Crea la cuenta de administración de ${siteName}`,
  firstWhat:
    'La web está en marcha y todavía no la administra nadie. Con esta cuenta podrás cambiarlo todo: los contenidos, las personas, las copias de seguridad y los ajustes.',
  firstSignIn:
    'Crea tu cuenta, con un correo y una contraseña. Al volver aquí, un botón te dará la administración.',
  firstAccept: 'Administrar esta web',
  signInFirst: 'Entra con tu cuenta, o crea una, y aquí mismo podrás aceptar.',
  signIn: 'Iniciar sesión',
  register: 'Crear cuenta',
  as: (email: string): string =>
    `Has entrado como ${email}. Ese es el correo que verá quien administra la web.`,
  accept: 'Aceptar la invitación',
  has: 'Tu cuenta ya puede hacer todo eso: no necesitas aceptarla.',
  accepted: 'Invitación aceptada',
  acceptedHint: 'Ya puedes entrar en «Editor», en el menú de la web.',
  toEditor: 'Ir al editor',
  ended: 'Este enlace no vale',
  endedHint:
    'Puede que esté incompleto, que ya se haya usado o retirado, o que hayan pasado más de siete días. Pide otro a quien te lo envió.',
} as const

/** Builds the message with an invitation's link. */
export function invitationMessage(
  siteName: string,
  role: SiteRole,
  link: string,
): { subject: string; text: string } {
  const { headings, what } = invitationTexts
  return {
    subject: headings[role](siteName),
    text:
      `Hola:\n\n${headings[role](siteName)}. ${what[role]}\n\nPara aceptar, abre este enlace antes de siete días y entra con tu cuenta, o crea una:\n\n${link}\n\n` +
      'Si no esperabas este mensaje, no hagas nada: la invitación termina sola.\n',
  }
}
