import { mostOfKind } from '@vikray/contract/palette/found-record.ts';
import { folded, searchTerms } from '@vikray/contract/platform/search-terms.ts';
import { joined, type FinderContext, type Hit } from './finder.ts';
import { fits, type Fit } from './first-match-store.ts';
import type { TypedSearch } from './typed-search.ts';

/**
 * The users by name, designation or office number. Nothing else of a user is looked at, so that a search cannot find out what the palette
 * does not answer. They are few, so all are read.
 */
export async function findUsers({ db, typed }: FinderContext): Promise<Hit[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'designation', 'office_mobile'])
    .where('status', '<>', 'Deleted')
    .orderBy('id', 'desc')
    .execute();
  const hits = rows.flatMap(({ id, name, designation, office_mobile: mobile }): Hit[] => {
    const fit = fitOf(typed, [name, mobile, designation]);
    if (fit === undefined) return [];
    return [{ id, fit, title: name, note: joined(designation, mobile), shownStatus: '', page: `viewuser?id=${id}`, actions: [] }];
  });
  return hits.toSorted((one, other) => one.fit - other.fit).slice(0, mostOfKind);
}

function fitOf({ folded: text, mobile = text, containing }: TypedSearch, texts: readonly string[]): Fit | undefined {
  const known = texts.map(folded);
  if (known.some((each) => each === text || each === mobile)) return fits.exactly;
  if (known.some((each) => each.startsWith(text) || each.startsWith(mobile))) return fits.beginning;
  if (containing === undefined) return undefined;
  return searchTerms(containing).every((term) => known.some((each) => each.includes(term))) ? fits.containing : undefined;
}
