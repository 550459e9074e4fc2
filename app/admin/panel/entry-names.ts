/** The upper half of code page 850, in which Western European Windows encodes file names in ZIPs. */
const UPPER_HALF =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚΩÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/**
 * Decodes the name of a ZIP entry. Names not marked as UTF-8 are in code page 850 or 437: both encode the
 * small Spanish letters alike, and only 850 has «Á», «Í», «Ó» and «Ú». From 437 only «Ω» is taken, where 850
 * has «Û».
 */
export function decodeName(bytes: Uint8Array, encoding: string): string {
  if (encoding !== 'cp437') return new TextDecoder(encoding).decode(bytes)
  return Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : (UPPER_HALF[byte - 0x80] ?? '?'),
  ).join('')
}
