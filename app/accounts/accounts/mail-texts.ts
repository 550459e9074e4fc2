export const mailTexts = {
  subject: (siteName: string): string => `Cambia tu contraseña de ${siteName}`,
  body: (siteName: string, link: string): string =>
    `Hola:\n\nAlguien, seguramente tú, ha pedido una contraseña nueva para tu cuenta de ${siteName}. ` +
    `Para elegirla, abre este enlace antes de una hora:\n\n${link}\n\n` +
    'Si no lo has pedido, no hagas nada: tu contraseña sigue siendo la misma.\n',
} as const
