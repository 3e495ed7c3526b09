import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { downloadFile } from '../../platform/download.ts';
import { notify } from '../../platform/notify.tsx';
import { pdfFailure } from '../page/pdf-failure.ts';
import { RowAction } from './RowAction.tsx';
import './row-actions.css';

interface ExportButtonProps {
  /** The address of the file. */
  readonly address: string;
  /** What is exported. */
  readonly label: string;
  /** What is told when no file comes. */
  readonly failed: string;
  /** Why it cannot be exported yet: told when pressed. */
  readonly refused?: string | undefined;
  /** A button of a record's page, with its name on it. */
  readonly isLabelled?: boolean;
}

/** Saves a record as a PDF; the icon of a row unless it is labelled. */
export function ExportButton({ address, label, failed, refused, isLabelled = false }: ExportButtonProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function save(): Promise<void> {
    if (refused !== undefined) return notify.warning(refused);
    setIsBusy(true);
    try {
      await downloadFile(address);
    } catch (thrown) {
      notify.failure(pdfFailure(thrown, failed));
    } finally {
      setIsBusy(false);
    }
  }

  const look = {
    icon: <FilePdfOutlined aria-hidden />,
    'aria-disabled': refused !== undefined,
    loading: isBusy,
    onClick: () => void save(),
  };
  if (!isLabelled) return <RowAction {...look} label={`Export ${label}`} hint={refused} />;
  return (
    <Button {...look} aria-label={`PDF of ${label}`}>
      PDF
    </Button>
  );
}
