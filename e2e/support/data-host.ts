import { startPostgres } from '../../test/databases/postgres-server.ts'
import { startS3Store } from './s3-store.ts'

// Runs PostgreSQL and an S3 store at the given address, in a network namespace of test/site/hosts.ts. Prints
// their URLs as JSON and exits when its standard input closes.
const [, , address] = process.argv
const [postgres, store] = [await startPostgres(address), await startS3Store(address)]
console.log(JSON.stringify({ databaseUrl: postgres.url, storageUrl: store.url }))
for await (const _ of process.stdin);
await store.stop()
await postgres.stop()
