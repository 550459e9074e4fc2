/** Describes a byte as a character of ASCII (ISO/IEC 646), in words. */
export function describeCharacter(byte: number): string {
  if (byte > 127) return 'ninguno: ASCII acaba en 127'
  if (byte === 32) return 'espacio'
  if (byte < 32 || byte === 127) return 'uno de control, que no se ve'
  return `«${String.fromCharCode(byte)}»`
}
