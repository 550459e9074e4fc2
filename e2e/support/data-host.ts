import { startPostgres } from '../../test/databases/postgres-server.ts'
import { startS3Store } from './s3-store.ts'

// A PostgreSQL and a store of pictures at the address that is given, on the machine of a test that it runs on (hosts.ts). Prints where
// they are asked, and ends with its input.
const [, , address] = process.argv
const [postgres, store] = [await startPostgres(address), await startS3Store(address)]
console.log(JSON.stringify({ databaseUrl: postgres.url, storageUrl: store.url }))
for await (const _ of process.stdin);
await store.stop()
await postgres.stop()
