/** A program without a server that begins to merge a search index beside, and then only waits for the merging: all of it, or its stop. */
import { setImmediate as othersHaveRun } from 'node:timers/promises';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import { mergeBeside, mergeSearches, stopMerging } from '../../server/src/platform/database/search/search-merges.ts';
import { addSlips, makeSlips } from './slips.ts';

const [file = '', how = 'all'] = process.argv.slice(2);
const db = openDatabase({ file });
await makeSlips(db);
for (let part = 0; part < 8; part++) await addSlips(db, part * 100, 100);
mergeBeside(db);
// The merging has taken its first step and pauses.
await othersHaveRun();
await (how === 'all' ? mergeSearches(db) : stopMerging(db));
await db.destroy();
console.log(how);
