/**
 * Headers of every answer. Pages bring their own Content-Security-Policy; whatever brings none may load nothing.
 * COOP lets the sign-in popup tell its opener that it is done.
 */
export function securityHeaders(secure: boolean): [string, string][] {
  const headers: [string, string][] = [
    ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    [
      'Permissions-Policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ],
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ]
  if (secure) headers.push(['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'])
  return headers
}
