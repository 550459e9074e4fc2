// In this order: what names itself after another comes before it.
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
 * «Chrome en un móvil Android» for the User-Agent of a browser; '' for what says nothing. A table of our own: names are all that people need, and the
 * versions that libraries tell apart are frozen by browsers today. An iPad asks as a Mac does.
 */
export function describeDevice(userAgent: string): string {
  const find = (list: typeof browsers): string | undefined =>
    list.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [find(browsers), find(systems)].filter(Boolean).join(' en ')
}
