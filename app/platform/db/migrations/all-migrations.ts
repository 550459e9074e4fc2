import * as content from './0001-content.ts'
import * as accounts from './0002-accounts.ts'
import * as media from './0003-media.ts'
import * as history from './0004-history.ts'
import * as contentVersions from './0005-content-versions.ts'
import * as versionsByForm from './0006-versions-by-form.ts'
import * as knownPictures from './0007-known-pictures.ts'
import * as oneVersion from './0008-one-version-each-transaction.ts'
import * as glossary from './0009-glossary.ts'
import * as search from './0010-search.ts'
import * as curriculum from './0011-curriculum.ts'
import * as problemSlugs from './0012-problem-slugs.ts'
import * as aiAnswers from './0013-ai-answers.ts'
import * as documentLinks from './0014-document-links.ts'
import * as practice from './0015-practice.ts'
import * as attempts from './0016-attempts.ts'
import * as backups from './0017-backups.ts'
import * as uploads from './0018-uploads.ts'
import * as toolFacts from './0019-tool-facts.ts'
import * as secondFactor from './0020-second-factor.ts'
import * as audit from './0021-audit.ts'
import * as drafts from './0022-drafts.ts'
import * as editors from './0023-editors.ts'
import * as shortNames from './0024-short-names.ts'
import * as siteSettings from './0025-site-settings.ts'
import * as documentOverview from './0026-document-overview.ts'
import * as topicsOfCourses from './0027-topics-of-courses.ts'
import * as lastChangedFirst from './0028-last-changed-first.ts'
import type { SchemaDatabase } from './schema-database.ts'

/** One migration. Its name is stored in the database: neither name nor steps may change after a release. */
export type Migration = { name: string; up: (db: SchemaDatabase) => Promise<void> }

/** All migrations in order. To change the schema, add a file, import it here and append a line. */
export const migrations: readonly Migration[] = [
  { name: '0001-content', up: content.up },
  { name: '0002-accounts', up: accounts.up },
  { name: '0003-media', up: media.up },
  { name: '0004-history', up: history.up },
  { name: '0005-content-versions', up: contentVersions.up },
  { name: '0006-versions-by-form', up: versionsByForm.up },
  { name: '0007-known-pictures', up: knownPictures.up },
  { name: '0008-one-version-each-transaction', up: oneVersion.up },
  { name: '0009-glossary', up: glossary.up },
  { name: '0010-search', up: search.up },
  { name: '0011-curriculum', up: curriculum.up },
  { name: '0012-problem-slugs', up: problemSlugs.up },
  { name: '0013-ai-answers', up: aiAnswers.up },
  { name: '0014-document-links', up: documentLinks.up },
  { name: '0015-practice', up: practice.up },
  { name: '0016-attempts', up: attempts.up },
  { name: '0017-backups', up: backups.up },
  { name: '0018-uploads', up: uploads.up },
  { name: '0019-tool-facts', up: toolFacts.up },
  { name: '0020-second-factor', up: secondFactor.up },
  { name: '0021-audit', up: audit.up },
  { name: '0022-drafts', up: drafts.up },
  { name: '0023-editors', up: editors.up },
  { name: '0024-short-names', up: shortNames.up },
  { name: '0025-site-settings', up: siteSettings.up },
  { name: '0026-document-overview', up: documentOverview.up },
  { name: '0027-topics-of-courses', up: topicsOfCourses.up },
  { name: '0028-last-changed-first', up: lastChangedFirst.up },
]
