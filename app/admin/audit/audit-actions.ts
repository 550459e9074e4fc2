/** Groups of actions by which the register is filtered: their name in addresses, and their text. */
export const actionGroups = {
  contenido: 'Contenido',
  imagenes: 'Imágenes',
  ia: 'Respuestas de IA',
  traslados: 'Copias y traslados',
  entradas: 'Entradas y sesiones',
  cuentas: 'Cuentas y permisos',
  rechazos: 'Rechazos',
} as const

export type ActionGroup = keyof typeof actionGroups

/** Every recorded action with its group and its text. A test compares the list with the source. */
export const auditActions: Readonly<Record<string, readonly [ActionGroup, string]>> = {
  save: ['contenido', 'Guardó'],
  draft: ['contenido', 'Guardó un borrador'],
  schedule: ['contenido', 'Programó una publicación'],
  unpublish: ['contenido', 'Pasó a borrador'],
  'draft-discarded': ['contenido', 'Descartó un borrador'],
  delete: ['contenido', 'Eliminó'],
  restore: ['contenido', 'Recuperó'],
  import: ['contenido', 'Importó archivos'],
  'load-demo': ['contenido', 'Cargó el contenido de muestra'],
  'load-blocks': ['contenido', 'Creó los bloques oficiales'],
  'remove-demo': ['contenido', 'Quitó el contenido de muestra'],
  'searches-forgotten': ['contenido', 'Olvidó búsquedas sin resultados'],
  'picture-uploaded': ['imagenes', 'Subió una imagen'],
  'picture-saved': ['imagenes', 'Cambió el texto alternativo de una imagen'],
  'picture-removed': ['imagenes', 'Eliminó una imagen'],
  'ai-edit': ['ia', 'Escribió y fijó la respuesta de IA'],
  'ai-pin': ['ia', 'Fijó la respuesta de IA'],
  'ai-unpin': ['ia', 'Soltó la respuesta de IA'],
  'ai-renew': ['ia', 'Volvió a generar la respuesta de IA'],
  'export-site': ['traslados', 'Exportó la web'],
  'import-site': ['traslados', 'Importó una web'],
  'restore-site': ['traslados', 'Recuperó la web de una copia'],
  'copy-site': ['traslados', 'Trajo la web de otra base de datos'],
  'backup-begun': ['traslados', 'Empezó una copia de seguridad'],
  'backup-downloaded': ['traslados', 'Descargó una copia de seguridad'],
  'sign-in': ['entradas', 'Entró'],
  'sign-in-code': ['entradas', 'Entró con código de verificación'],
  'sign-in-recovery-code': ['entradas', 'Entró con código de recuperación'],
  'sign-in-google': ['entradas', 'Entró con Google'],
  'sign-out': ['entradas', 'Cerró la sesión'],
  'end-sessions': ['entradas', 'Cerró otras sesiones'],
  register: ['cuentas', 'Creó su cuenta'],
  'change-password': ['cuentas', 'Cambió su contraseña'],
  'ask-password-reset': ['cuentas', 'Pidió recuperar una contraseña'],
  'reset-password': ['cuentas', 'Eligió una contraseña nueva por correo'],
  'second-factor-on': ['cuentas', 'Activó la verificación en dos pasos'],
  'second-factor-off': ['cuentas', 'Desactivó la verificación en dos pasos'],
  'recovery-codes': ['cuentas', 'Hizo códigos de recuperación nuevos'],
  'download-data': ['cuentas', 'Descargó sus datos'],
  'erase-progress': ['cuentas', 'Borró su progreso'],
  'delete-account': ['cuentas', 'Eliminó su cuenta'],
  'admin-added': ['cuentas', 'Dio permiso de administración'],
  'admin-removed': ['cuentas', 'Quitó el permiso de administración'],
  'admin-to-editor': ['cuentas', 'Cambió el permiso de administración por el de edición'],
  'editor-added': ['cuentas', 'Dio permiso de edición'],
  'editor-removed': ['cuentas', 'Quitó el permiso de edición'],
  'editor-invited': ['cuentas', 'Hizo una invitación a editar'],
  'admin-invited': ['cuentas', 'Hizo una invitación a administrar'],
  'invitation-withdrawn': ['cuentas', 'Retiró una invitación'],
  'accepted-editor': ['cuentas', 'Aceptó la invitación a editar'],
  'accepted-admin': ['cuentas', 'Aceptó la invitación a administrar'],
  'password-set': ['cuentas', 'Cambió la contraseña'],
  'second-factor-removed': ['cuentas', 'Quitó la verificación en dos pasos'],
  'admin-refused': ['rechazos', 'Intentó un cambio sin permiso'],
  'sign-in-refused': ['rechazos', 'Contraseña incorrecta al entrar'],
  'sign-in-slowed': ['rechazos', 'Demasiados intentos de entrar'],
  'sign-in-google-refused': ['rechazos', 'No se pudo entrar con Google'],
  'code-refused': ['rechazos', 'Código de verificación incorrecto'],
  'code-slowed': ['rechazos', 'Demasiados códigos de verificación'],
}

/** The text of an action; its name if another version of the site recorded it. */
export function wordsOfAction(action: string): string {
  return auditActions[action]?.[1] ?? action
}

/** The actions of a group. */
export function actionsOf(group: ActionGroup): string[] {
  return Object.entries(auditActions)
    .filter(([, [own]]) => own === group)
    .map(([action]) => action)
}
