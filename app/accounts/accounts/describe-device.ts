// Ordered: a browser whose user agent contains another's name comes before that one.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bChromium\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'un iPad'],
  [/\biPhone\b|\biPod\b/, 'un iPhone'],
  [/\bAndroid\b.*\bMobile\b/, 'un móvil Android'],
  [/\bAndroid\b/, 'una tableta Android'],
  [/\bCrOS\b/, 'un Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'un Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/**
 * Returns «Chrome en un móvil Android» for the User-Agent of a browser, or '' for an unknown one. A library
 * is not needed: names are all that users need, and browsers freeze the versions in user agents. An iPad
 * sends the user agent of a Mac.
 */
export function describeDevice(userAgent: string): string {
  const find = (list: typeof browsers): string | undefined =>
    list.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [find(browsers), find(systems)].filter(Boolean).join(' en ')
}
