import { CheckCircleFilledIcon } from '../ui/icons/CheckCircleFilledIcon.tsx';
import { CloseCircleFilledIcon } from '../ui/icons/CloseCircleFilledIcon.tsx';
import { DeleteIcon } from '../ui/icons/DeleteIcon.tsx';
import { EditIcon } from '../ui/icons/EditIcon.tsx';
import { longDate } from '@vikray/contract/platform/dates.ts';
import type { Term } from '@vikray/contract/terms/term.ts';
import { RowAction } from '../ui/lists/RowAction.tsx';
import { serialColumn, type Column } from '../ui/lists/table-columns.ts';
import './term-list.css';

interface TermColumnsFacts {
  /** The whole Action column, including editing, is shown only with the right to delete. */
  readonly mayDelete: boolean;
  readonly onEdit: (term: Term) => void;
  readonly onDelete: (term: Term) => void;
}

/** The columns of the list of terms. */
export function termColumns({ mayDelete, onEdit, onDelete }: TermColumnsFacts): Column<Term>[] {
  const columns: Column<Term>[] = [
    serialColumn,
    { title: 'Category', width: 120, onPhone: 'detail', cell: ({ category }) => category },
    {
      title: 'Description',
      isText: true,
      isWhole: true,
      onPhone: 'name',
      cell: ({ description }) => <span className="term-description">{description}</span>,
    },
    { title: 'Visible', width: 88, fixed: 'end', onPhone: 'state', cell: ({ show }) => <Visible isShown={show === 1} /> },
    { title: 'Updated On', width: 188, fixed: 'end', cell: ({ updatedOn }) => longDate(updatedOn) },
  ];
  if (!mayDelete) return columns;
  return [
    ...columns,
    { title: 'Action', icons: 2, cell: (term) => <TermActions term={term} onEdit={() => onEdit(term)} onDelete={() => onDelete(term)} /> },
  ];
}

function Visible({ isShown }: { readonly isShown: boolean }) {
  return (
    <span className={isShown ? 'term-visible' : 'term-visible term-hidden'} role="img" aria-label={isShown ? 'Yes' : 'No'}>
      {isShown ? <CheckCircleFilledIcon /> : <CloseCircleFilledIcon />}
    </span>
  );
}

function TermActions({
  term: { description },
  onEdit,
  onDelete,
}: {
  readonly term: Term;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}) {
  return (
    <div className="row-actions">
      <RowAction icon={<EditIcon />} label={`Edit ${description}`} onClick={onEdit} />
      <RowAction isDanger icon={<DeleteIcon />} label={`Delete ${description}`} onClick={onDelete} />
    </div>
  );
}
