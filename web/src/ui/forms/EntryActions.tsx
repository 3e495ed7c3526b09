import { Button } from '../controls/Button.tsx';
import { DeleteIcon } from '../icons/DeleteIcon.tsx';
import { EditIcon } from '../icons/EditIcon.tsx';

interface EntryActionsProps {
  readonly name: string;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** The cell with the buttons of an entry in a list of entries. */
export function EntryActions({ name, onEdit, onRemove }: EntryActionsProps) {
  return (
    <td className="entry-actions">
      <Button look="text" size="small" icon={<EditIcon />} aria-label={`Edit ${name}`} onClick={onEdit} />
      <Button look="text" size="small" isDanger icon={<DeleteIcon />} aria-label={`Remove ${name}`} onClick={onRemove} />
    </td>
  );
}
