import { useNavigate, useSearch } from '@tanstack/react-router';
import { enquiryMessages as say } from '@vikray/contract/enquiries/enquiry-messages.ts';
import { Suspense, useState } from 'react';
import { fileOf } from '../platform/list-file.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { TablePage } from '../ui/lists/TablePage.tsx';
import { enquiryColumns } from './enquiry-columns.tsx';
import { emptyEnquiry } from './enquiry-form.ts';
import { useEnquiryList } from './enquiry-queries.ts';

const EnquiryDialog = lazyPart(async () => ({ default: (await import('./EnquiryDialog.tsx')).EnquiryDialog }));

/** The enquiries that have no quotation yet. */
export function EnquiryListPage() {
  const list = useListSearch({ sorts: ['companyName'] });
  const { add: company } = useSearch({ from: '/shell/enquiries' });
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const add = { label: say.addEnquiry, onPress: () => setAdding(true), operation: 'AddEnquiry' } as const;
  function close(): void {
    setAdding(false);
    if (company !== undefined) void navigate({ to: '/enquiries', search: ({ add: _, ...rest }) => rest, replace: true });
  }

  const csv = fileOf('GetDealList', { dealState: 'Enquiry', ...searchAndOrder(list) });
  return (
    <>
      <TablePage
        title={say.title}
        list={list}
        csv={csv}
        columns={enquiryColumns}
        rows={useEnquiryList(list)}
        idOf={(deal) => deal.dealId}
        empty={say.noneFound}
        add={add}
      />
      {(isAdding || company !== undefined) && (
        <Suspense>
          <EnquiryDialog
            title={say.addEnquiry}
            known={company === undefined ? emptyEnquiry : { ...emptyEnquiry, companyName: company }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
