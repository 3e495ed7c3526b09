import { useState } from 'react';
import { notify } from '../../platform/notify.tsx';
import { Button } from '../controls/Button.tsx';
import { FilePdfIcon } from '../icons/FilePdfIcon.tsx';
import './row-actions.css';
import { RowAction } from './RowAction.tsx';
import { savePdf } from './save-pdf.ts';

interface ExportButtonProps {
  /** The address of the file. */
  readonly address: string;
  /** What is exported. */
  readonly label: string;
  /** The sentence shown when the export fails. */
  readonly failed: string;
  /** Why the record cannot be exported yet, shown when the button is pressed. */
  readonly refused?: string | undefined;
  /** Whether the button shows its name, as on a record's page. */
  readonly isLabelled?: boolean;
  /** The name of the button. */
  readonly name?: string;
}

/** Saves a record as a PDF. Without a label, it is an icon in a row. */
export function ExportButton({ address, label, failed, refused, isLabelled = false, name = 'PDF' }: ExportButtonProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function save(): Promise<void> {
    if (refused !== undefined) return notify.warning(refused);
    setIsBusy(true);
    await savePdf(address, failed);
    setIsBusy(false);
  }

  const look = {
    icon: <FilePdfIcon />,
    'aria-disabled': refused !== undefined,
    isBusy,
    onClick: () => void save(),
  };
  if (!isLabelled) return <RowAction {...look} label={`Export ${label}`} hint={refused} />;
  return (
    <Button {...look} aria-label={`${name} of ${label}`}>
      {name}
    </Button>
  );
}
