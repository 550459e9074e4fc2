import { locales } from '@better-auth/i18n'
import { accountsTexts } from './accounts-texts.ts'

/** The site's own messages, which replace the library's or cover codes missing from its Spanish locale. */
const own: Record<string, string> = {
  INVALID_EMAIL: 'El correo electrónico no es válido.',
  INVALID_EMAIL_OR_PASSWORD: accountsTexts.wrongCredentials,
  INVALID_PASSWORD: 'La contraseña actual no es correcta.',
  PASSWORD_TOO_SHORT: 'La contraseña debe tener al menos 8 caracteres.',
  PASSWORD_TOO_LONG: 'La contraseña no puede pasar de 128 caracteres.',
  PASSWORD_TOO_COMMON: 'Esa contraseña es de las primeras que cualquiera probaría. Elige otra.',
  USER_ALREADY_EXISTS: 'Ya hay una cuenta con ese correo electrónico.',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'Ya hay una cuenta con ese correo electrónico.',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'Tu cuenta entra con Google y no tiene contraseña.',
  LAST_ADMIN: accountsTexts.lastAdminStays,
  INVALID_TOKEN: 'El enlace ya no vale. Pide otro.',
  TOKEN_EXPIRED: 'El enlace ya no vale. Pide otro.',
  SESSION_EXPIRED: 'Hace mucho que entraste. Cierra la sesión, vuelve a entrar y repítelo.',
  SESSION_NOT_FRESH: 'Hace mucho que entraste. Cierra la sesión, vuelve a entrar y repítelo.',
  ID_TOKEN_NOT_SUPPORTED: accountsTexts.googleFailed,
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: 'La petición viene de otra web y no se ha atendido.',
  INVALID_ORIGIN: 'La petición viene de otra web y no se ha atendido.',
  MISSING_OR_NULL_ORIGIN: 'La petición viene de otra web y no se ha atendido.',
  INVALID_CALLBACK_URL: 'La dirección de vuelta no es válida.',
  INVALID_REDIRECT_URL: 'La dirección de vuelta no es válida.',
  INVALID_ERROR_CALLBACK_URL: 'La dirección de vuelta no es válida.',
  INVALID_NEW_USER_CALLBACK_URL: 'La dirección de vuelta no es válida.',
  CALLBACK_URL_REQUIRED: 'La dirección de vuelta no es válida.',
  CHANGE_EMAIL_DISABLED: 'El correo electrónico no se puede cambiar.',
  FAILED_TO_CREATE_VERIFICATION: 'No se ha podido preparar la comprobación. Vuelve a intentarlo.',
  FIELD_NOT_ALLOWED: 'Hay un dato que no se puede cambiar.',
  ASYNC_VALIDATION_NOT_SUPPORTED: 'Hay un dato que no se puede comprobar.',
  METHOD_NOT_ALLOWED_DEFER_SESSION_REQUIRED: 'La petición no es válida.',
  BODY_MUST_BE_AN_OBJECT: 'La petición no es válida.',
  VALIDATION_ERROR: 'Revisa los datos: alguno no es válido.',
}

const library: Record<string, string> = locales.es

/** Returns the Spanish message for an error code of the auth library, never the English one. */
export function spanishAuthError(code: string): string {
  return own[code] ?? library[code] ?? accountsTexts.unknownError
}
