const mebibyte = 1024 * 1024

/** How much the import of a whole site takes. A course of today is some 600 documents and 3 MB of text. */
export const transferLimits = {
  /** The file itself. */
  archive: 1024 * mebibyte,
  entries: 30_000,
  path: 1_000,
  documents: 20_000,
  /** Of a document database; those that are none of ours too. */
  collections: 1_000,
  document: 2 * mebibyte,
  /** Of all documents together. */
  text: 128 * mebibyte,
  picture: 10 * mebibyte,
  /** A JSON is read whole. */
  json: 64 * mebibyte,
  /** Names and values of all JSON together: 20,000 documents of fifty fields each. */
  values: 2_000_000,
  jsonDepth: 200,
  /** All that is unpacked; a small file may hold gigabytes of zeros. */
  unpacked: 2048 * mebibyte,
}
