import { DeleteIcon } from '../ui/icons/DeleteIcon.tsx';
import { EditIcon } from '../ui/icons/EditIcon.tsx';
import { longDate } from '@vikray/contract/platform/dates.ts';
import { stepNameOf, type MailTemplate } from '@vikray/contract/mail-templates/mail-template.ts';
import { RowAction } from '../ui/lists/RowAction.tsx';
import { serialColumn, type Column } from '../ui/lists/table-columns.ts';

interface TemplateColumnsFacts {
  /** Absent for users who may not edit. */
  readonly onEdit: ((template: MailTemplate) => void) | undefined;
  /** Absent for users who may not delete. */
  readonly onDelete: ((template: MailTemplate) => void) | undefined;
}

/** The columns of the list of mail templates. */
export function mailTemplateColumns({ onEdit, onDelete }: TemplateColumnsFacts): Column<MailTemplate>[] {
  const columns: Column<MailTemplate>[] = [
    serialColumn,
    { title: 'Name', width: 168, isText: true, onPhone: 'name', cell: ({ name }) => name },
    { title: 'Step', width: 148, cell: stepNameOf },
    { title: 'Subject', isText: true, onPhone: 'detail', cell: ({ subject }) => subject },
    { title: 'Updated On', width: 172, cell: ({ updatedOn }) => (updatedOn === '' ? '' : longDate(updatedOn)) },
  ];
  if (!onEdit && !onDelete) return columns;
  return [
    ...columns,
    {
      title: 'Action',
      icons: onEdit && onDelete ? 2 : 1,
      cell: (template) => (
        <div className="row-actions">
          {onEdit && <RowAction icon={<EditIcon />} label={`Edit ${template.name}`} onClick={() => onEdit(template)} />}
          {onDelete && <RowAction isDanger icon={<DeleteIcon />} label={`Delete ${template.name}`} onClick={() => onDelete(template)} />}
        </div>
      ),
    },
  ];
}
