import { csvLines, csvMark, guardedCell } from '@vikray/contract/platform/csv.ts';
import { severalRowsWords as say } from '@vikray/contract/several-rows/several-rows-words.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { DownloadIcon } from '../icons/DownloadIcon.tsx';
import '../page/results-dialog.css';
import './several.css';
import type { SeveralResult } from './several-action.ts';

interface SeveralResultsProps {
  /** What was done, as in "10 approved". */
  readonly done: string;
  readonly results: readonly SeveralResult[];
  readonly onClose: () => void;
}

/** How many rows were done, and each that was not, with its sentence and link. */
export function SeveralResults({ done, results, onClose }: SeveralResultsProps) {
  const refused = results.filter(({ message }) => message !== '');

  function save(): void {
    const lines = results.map(({ row, message }) => [row.name, message === '' ? 'Yes' : 'No', message]);
    const csv = csvLines([[say.name, say.isDone, say.reason], ...lines].map((cells) => cells.map(guardedCell)));
    saveFile(new Blob([csvMark + csv], { type: 'text/csv;charset=utf-8' }), say.resultFile);
  }

  return (
    <Dialog
      title={say.doneAndNot(results.length - refused.length, done, refused.length)}
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button icon={<DownloadIcon />} onClick={save}>
            CSV
          </Button>
          <Button look="filled" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <p className="confirm-sentence">{say.stayTicked}</p>
      <ul className="record-results several-results">
        {refused.map(({ row, message }) => (
          <li key={row.id}>
            <strong>{row.link}</strong>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
