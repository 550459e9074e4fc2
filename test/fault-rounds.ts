/**
 * How often each test of sudden ends kills its process: a few times in every run of all tests, many more under
 * `npm run test:faults`, which says how many.
 */
export const faultRounds = Number(process.env.FAULT_ROUNDS ?? 8)
