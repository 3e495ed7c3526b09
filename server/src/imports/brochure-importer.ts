import { createHash } from 'node:crypto';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { importedBrochureRequest } from '@vikray/contract/imports/imported-records.ts';
import { comparable } from '@vikray/contract/platform/search-terms.ts';
import { insertBrochureRequests, listKnownRequests, takeBackRequests, type NewBrochureRequest } from '../brochures/public.ts';
import { dependenceOfRequests } from './dependence-store.ts';
import { recordImporter } from './record-importer.ts';

export const brochureImporter = recordImporter({
  kind: 'brochure-requests',
  label: 'name',
  input: importedBrochureRequest,
  presentSentence: say.brochurePresent,
  present: listKnownRequests,
  dependence: dependenceOfRequests,
  takeBack: takeBackRequests,
  keyOf({ requestKey, name, companyName, mobile, email }) {
    if (requestKey) return requestKey;
    const fields = [name, companyName, mobile, email];
    return fields.includes(undefined) ? undefined : keyFromFields(fields.map((word) => comparable(word ?? '')));
  },
  async prepare(_context, { requestKey: _requestKey, ...request }, externalKey): Promise<NewBrochureRequest> {
    return { ...request, externalKey };
  },
  insert: (tx, records, importId, { now }) => insertBrochureRequests(tx, records, { importId, now }),
});

/** The key of a request that has none: two requests of the same person at the same company count as one. */
function keyFromFields(fields: readonly string[]): string {
  return `said-${createHash('sha256').update(JSON.stringify(fields)).digest('hex')}`;
}
