const mebibyte = 1024 * 1024

/** Limits of the import of a site. For comparison: the course has about 600 documents and 3 MB of text. */
export const transferLimits = {
  /** The uploaded file. */
  archive: 1024 * mebibyte,
  entries: 30_000,
  path: 1_000,
  documents: 20_000,
  /** Collections of a document database, including unknown ones. */
  collections: 1_000,
  document: 2 * mebibyte,
  /** The text of all documents. */
  text: 128 * mebibyte,
  picture: 10 * mebibyte,
  /** A JSON file is parsed as a whole. */
  json: 64 * mebibyte,
  /** Keys and values of all JSON files: 20,000 documents of fifty fields each. */
  values: 2_000_000,
  jsonDepth: 200,
  /** Everything that is unpacked; a small file may contain gigabytes of zeros. */
  unpacked: 2048 * mebibyte,
}
