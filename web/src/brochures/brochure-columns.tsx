import type { BrochureRequest } from '@vikray/contract/brochures/brochure-request.ts';
import type { Column } from '../ui/table-columns.tsx';
import { Remark } from './Remark.tsx';

interface BrochureColumnsFacts {
  /** The request whose remark is being written, if any. */
  readonly editedId: number | undefined;
  readonly onEdit: (requestId: number | undefined) => void;
}

/** The columns of the list. At 1440 px all of them are in sight; on phones nothing but the number stays, so that a remark has room to be written. */
export function brochureColumns({ editedId, onEdit }: BrochureColumnsFacts): Column<BrochureRequest>[] {
  return [
    { title: 'S.No.', width: 60, isNumber: true, fixed: 'start', cell: (_, serial) => serial },
    { title: 'Name', width: 180, cell: ({ name }) => <strong>{name}</strong> },
    { title: 'Company Name', width: 200, cell: ({ companyName }) => companyName },
    { title: 'Phone', width: 120, cell: ({ mobile }) => mobile },
    { title: 'Email', width: 264, cell: ({ email }) => <span className="brochure-email">{email}</span> },
    {
      title: 'Remark',
      cell: (request) => (
        <Remark request={request} isOpen={request.requestId === editedId} onOpen={() => onEdit(request.requestId)} onClose={() => onEdit(undefined)} />
      ),
    },
  ];
}
