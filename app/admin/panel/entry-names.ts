/** The upper half of code page 850, with which Windows names the files of its ZIPs in Western Europe. */
const UPPER_HALF =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚΩÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/**
 * The name of an entry of a ZIP. Where it is not marked as UTF-8 it is code page 850 or 437: both write the small Spanish
 * letters with the same numbers, and only 850 has «Á», «Í», «Ó» and «Ú». Of 437 stays the «Ω», where 850 has «Û».
 */
export function decodeName(bytes: Uint8Array, encoding: string): string {
  if (encoding !== 'cp437') return new TextDecoder(encoding).decode(bytes)
  return Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : (UPPER_HALF[byte - 0x80] ?? '?'),
  ).join('')
}
