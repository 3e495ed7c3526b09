import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import './results-dialog.css';
import { StatusTag } from './StatusTag.tsx';

/** What became of one record. */
export interface RecordResult {
  readonly id: number;
  readonly name: ReactNode;
  readonly status: string;
  /** Why nothing became of it; undefined if something did. */
  readonly refusal: string | undefined;
}

interface ResultsDialogProps {
  readonly title: string;
  readonly results: readonly RecordResult[];
  readonly onClose: () => void;
}

/** What became of each of several records that were to be changed together. */
export function ResultsDialog({ title, results, onClose }: ResultsDialogProps) {
  return (
    <Dialog
      title={title}
      width={520}
      onClose={onClose}
      footer={
        <Button look="filled" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ul className="record-results">
        {results.map(({ id, name, status, refusal }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong> <StatusTag status={status} />
            </span>
            {refusal !== undefined && <span>{refusal}</span>}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
