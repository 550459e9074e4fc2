import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // Whose requests may change something is decided once, before the router (server/edge/origin-check.ts).
  allowedActionOrigins: ['**'],
  // Asking for the routes one by one makes every first step in a page fail where the network is bad.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
