/** Texts of «Compartir» (docs/product.md 3.12). */
export const shareTexts = {
  share: 'Compartir',
  classroom: 'Google Classroom',
  address: 'Dirección de esta página',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  notCopied: 'No se ha podido copiar. El enlace está seleccionado: cópialo tú.',
  otherApp: 'Enviar con otra aplicación',
  qr: 'Código QR de esta página',
  enlarge: 'Ampliar',
  reduce: 'Reducir',
  close: 'Cerrar',
} as const
