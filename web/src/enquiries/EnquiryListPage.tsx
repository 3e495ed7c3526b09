import { dealCsv } from '@vikray/contract/deal-pages/deal-pages-operations.ts';
import { enquiryMessages as say } from '@vikray/contract/enquiries/enquiry-messages.ts';
import { Suspense, useState } from 'react';
import { csvAddress } from '../platform/call.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { ListToolbar } from '../ui/lists/ListToolbar.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { enquiryColumns } from './enquiry-columns.tsx';
import { emptyEnquiry } from './enquiry-form.ts';
import { useEnquiryList } from './enquiry-queries.ts';

const EnquiryDialog = lazyPart(async () => ({ default: (await import('./EnquiryDialog.tsx')).EnquiryDialog }));

/** The enquiries that have no quotation yet. */
export function EnquiryListPage() {
  const list = useListSearch({ sorts: ['companyName'] });
  const [isAdding, setAdding] = useState(false);
  const add = { label: say.addEnquiry, onPress: () => setAdding(true), operation: 'AddEnquiry' } as const;
  const csv = {
    address: csvAddress('GetDealList', { dealState: 'Enquiry', ...searchAndOrder(list) }),
    fileName: dealCsv.fileName,
  };
  return (
    <>
      <PageHeading title={say.title}>
        <ListToolbar list={list} csv={csv} add={add} />
      </PageHeading>
      <DataTable
        columns={enquiryColumns}
        list={list}
        rows={useEnquiryList(list)}
        idOf={(deal) => deal.dealId}
        label={say.title}
        empty={say.noneFound}
        add={add}
      />
      {isAdding && (
        <Suspense>
          <EnquiryDialog title={say.addEnquiry} known={emptyEnquiry} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}
