import { gatherNotes } from './gather-notes-into.ts'

const [version] = process.argv.slice(2)
if (version === undefined || !/^\d+\.\d+\.\d+$/.test(version)) {
  console.error('Uso: npm run gather-notes -- 0.2.0')
  process.exit(2)
}
console.log(`Notas reunidas en docs/changes/novedades.md: ${await gatherNotes('docs', version)}.`)
