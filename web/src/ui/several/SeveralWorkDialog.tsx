import { severalRowsWords as say } from '@vikray/contract/several-rows/several-rows-words.ts';
import { useState } from 'react';
import { notify } from '../../platform/notify.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { ConfirmDialog } from '../page/ConfirmDialog.tsx';
import type { SeveralResult, SeveralWork } from './several-action.ts';
import { SeveralResults } from './SeveralResults.tsx';

interface SeveralWorkDialogProps {
  readonly work: SeveralWork;
  /** To which rows it applies, if the user has not selected them. */
  readonly sentence?: string | undefined;
  /** Called with the ids of the rows that were refused, when it is done. */
  readonly onDone: (refused: readonly number[]) => void;
  readonly onClose: () => void;
}

const mostNamed = 5;

/** Asks, does it, and says what became of each row that was refused. A repeat after a lost connection goes on where it stopped. */
export function SeveralWorkDialog({ work, sentence, onDone, onClose }: SeveralWorkDialogProps) {
  const { operation, done, isDanger, question, entry, rows } = work;
  const submit = useSubmit('RunForEach');
  const [results, setResults] = useState<readonly SeveralResult[]>();
  const [entered, setEntered] = useState('');

  async function run(): Promise<void> {
    const wrong = entry?.check(entered);
    if (wrong !== undefined) return notify.refusal(wrong);
    const bodies = rows.map(({ bodyOf }) => bodyOf(entered));
    const answer = await submit.send({ operation, bodies }, () => ({ operation, rows: bodies }));
    if (!answer) return;
    const all = answer.flatMap(({ index, message }) => {
      const row = rows[index];
      return row === undefined ? [] : [{ row, message }];
    });
    const refused = all.filter(({ message }) => message !== '');
    onDone(refused.map(({ row }) => row.id));
    if (refused.length > 0) return setResults(all);
    notify.success(say.done(all.length, done));
    onClose();
  }

  if (results) return <SeveralResults done={done} results={results} onClose={onClose} />;
  const others = rows.length - mostNamed;
  return (
    <ConfirmDialog
      isOpen
      title={question}
      {...(sentence !== undefined && { sentence })}
      record={
        <>
          {rows.slice(0, mostNamed).map(({ id, name }) => (
            <strong key={id}>{name}</strong>
          ))}
          {others > 0 && <span>{say.others(others)}</span>}
        </>
      }
      isDanger={isDanger}
      isBusy={submit.isBusy}
      onYes={() => void run()}
      onNo={onClose}
    >
      {entry && <entry.Field value={entered} onChange={setEntered} />}
    </ConfirmDialog>
  );
}
