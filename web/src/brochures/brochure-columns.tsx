import type { BrochureRequest } from '@vikray/contract/brochures/brochure-request.ts';
import { MakeEnquiry, tenDigitsOf, type EnquiryForm } from '../enquiries/public.ts';
import { MailLink, PhoneLink } from '../ui/page/ContactLink.tsx';
import { serialColumn, type Column } from '../ui/lists/table-columns.ts';
import { Remark } from './Remark.tsx';

interface BrochureColumnsFacts {
  /** The request whose remark is being written, if any. */
  readonly editedId: number | undefined;
  readonly onEdit: (requestId: number | undefined) => void;
  /** Whether the user may make enquiries of the requests. */
  readonly mayEnquire: boolean;
}

const enquiryColumn: Column<BrochureRequest> = {
  title: 'Enquiry',
  width: 224,
  isWhole: true,
  cell: (request) => <MakeEnquiry deal={request} of={request.name} known={() => knownOf(request)} />,
};

/** What a request says of its enquiry. */
function knownOf({ requestId, companyName, name, mobile, email, remarks }: BrochureRequest): Partial<EnquiryForm> {
  return { brochureId: requestId, source: 'Website', companyName, name, mobile: tenDigitsOf(mobile), email, requirement: remarks };
}

/** The columns of the list. */
export function brochureColumns({ editedId, onEdit, mayEnquire }: BrochureColumnsFacts): Column<BrochureRequest>[] {
  return [
    serialColumn,
    { title: 'Name', width: 180, isText: true, onPhone: 'name', cell: ({ name }) => <strong>{name}</strong> },
    { title: 'Company Name', width: 200, isText: true, onPhone: 'detail', cell: ({ companyName }) => companyName },
    { title: 'Phone', width: 132, onPhone: 'figure', cell: ({ mobile }) => <PhoneLink number={mobile} /> },
    { title: 'Email', width: 292, isText: true, cell: ({ email }) => <MailLink address={email} /> },
    {
      title: 'Remark',
      width: 252,
      isText: true,
      isWhole: true,
      cell: (request) => (
        <Remark
          request={request}
          isOpen={request.requestId === editedId}
          onOpen={() => onEdit(request.requestId)}
          onClose={() => onEdit(undefined)}
        />
      ),
    },
    ...(mayEnquire ? [enquiryColumn] : []),
  ];
}
