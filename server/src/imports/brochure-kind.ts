import { createHash } from 'node:crypto';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { importedBrochureRequest } from '@vikray/contract/imports/imported-records.ts';
import { comparable } from '@vikray/contract/platform/search-terms.ts';
import { insertBrochureRequests, listKnownRequests, takeBackRequests, type NewBrochureRequest } from '../brochures/public.ts';
import { dependenceOfRequests } from './dependence-store.ts';
import { recordKind } from './record-kind.ts';

export const brochureKind = recordKind({
  label: 'name',
  input: importedBrochureRequest,
  presentSentence: say.brochurePresent,
  present: listKnownRequests,
  dependence: dependenceOfRequests,
  takeBack: takeBackRequests,
  async prepare(_context, { requestKey, ...request }) {
    const data: NewBrochureRequest = { ...request, externalKey: requestKey || keyOf(request) };
    return { key: data.externalKey, data };
  },
  insert: (tx, records, importId, { now }) => insertBrochureRequests(tx, records, { importId, now }),
});

/** A request without a key of its own: two of the same person for the same firm are one. */
function keyOf({ name, companyName, mobile, email }: Omit<NewBrochureRequest, 'externalKey'>): string {
  const said = [name, companyName, mobile, email].map(comparable);
  return `said-${createHash('sha256').update(JSON.stringify(said)).digest('hex')}`;
}
