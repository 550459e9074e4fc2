import { z } from 'zod'

// Its probe for `eval` would be reported as a breach of the Content-Security-Policy. Everything that reaches the browser
// takes `z` from here: it must be said before the first schema is made.
z.config({ jitless: true })

export { z }
