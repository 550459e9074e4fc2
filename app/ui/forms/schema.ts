import { z } from 'zod'

// Zod's probe for `eval` would be reported as a violation of the Content-Security-Policy. Browser code must
// import `z` from here, because this setting must precede the first schema.
z.config({ jitless: true })

export { z }
