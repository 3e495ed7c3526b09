import type { ListedDeal } from '@vikray/contract/deals/deal.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { DealLink } from '../deals/public.ts';
import { PhoneLink } from '../ui/page/ContactLink.tsx';
import { serialColumn, type Column } from '../ui/lists/table-columns.ts';

/** The columns of the list. */
export const enquiryColumns: readonly Column<ListedDeal>[] = [
  serialColumn,
  {
    title: 'Number',
    width: 224,
    fixed: 'start',
    isWhole: true,
    onPhone: 'detail',
    cell: ({ dealId, number }) => <DealLink dealId={dealId} number={number} />,
  },
  { title: 'Company Name', width: 240, isText: true, onPhone: 'name', sort: 'companyName', cell: ({ companyName }) => companyName },
  { title: 'Requirement', width: 312, isText: true, cell: ({ requirement }) => requirement },
  { title: 'Contact Person', width: 180, isText: true, cell: ({ name }) => name },
  { title: 'Phone', width: 132, onPhone: 'figure', cell: ({ mobile }) => <PhoneLink number={mobile} /> },
  { title: 'Source', width: 120, cell: ({ source }) => source },
  { title: 'Next Date', width: 116, onPhone: 'state', cell: ({ nextOn }) => nextOn && slashedDate(nextOn) },
  { title: 'Owner', width: 180, isText: true, cell: ({ owner }) => owner },
];
