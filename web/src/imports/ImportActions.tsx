import { useState } from 'react';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { importableRows, importTitles, type ImportRun } from '@vikray/contract/imports/import.ts';
import type { ShownImport } from '@vikray/contract/imports/take-back.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { notify } from '../platform/notify.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { Checkbox } from '../ui/controls/Checkbox.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { useUntilShown } from '../ui/forms/use-until-shown.ts';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';
import { ConfirmDialog } from '../ui/page/ConfirmDialog.tsx';
import { formatCount } from './import-history-columns.tsx';
import { showImport } from './import-queries.ts';

/** Buttons that start an import, take it back, or lead to the next file. */
export function ImportActions({ run }: { readonly run: ShownImport }) {
  const { importId, kind, state } = run;
  const isTakeable = run.mayTakeBack === 'Yes' && (state === 'Running' || state === 'Done' || state === 'Stopped');
  return (
    <>
      <ButtonLink to="/import" search={{ kind }}>
        {state === 'Checked' && run.badRows > 0 ? say.correctFile : say.allImports}
      </ButtonLink>
      {state === 'Checked' && run.badRows === 0 && <StartButton run={run} />}
      {state === 'Checked' && run.badRows > 0 && importableRows(run) > 0 && <GoodRowsButton run={run} />}
      {isTakeable && <TakeBackButton key={importId} run={run} />}
    </>
  );
}

/** Starts or takes back an import. Stays busy until the page shows it. */
function useImportAction<N extends 'StartImport' | 'TakeBackImport'>(name: N, done: string) {
  const { send, isBusy } = useSubmit(name);
  const { isAwaited, untilShown } = useUntilShown();

  async function act(input: InputOf<N>): Promise<void> {
    if (await send(input, () => input)) notify.success(done);
    // Also when refused: the import is no longer as shown.
    await untilShown(showImport(input.importId));
  }

  return { act, isBusy: isBusy || isAwaited };
}

function StartButton({ run }: { readonly run: ImportRun }) {
  const { importId } = run;
  const [skips, setSkips] = useState(false);
  const start = useImportAction('StartImport', say.started);
  const isReady = importableRows(run) > 0 && (run.presentRows === 0 || skips);
  const input = { importId, skipPresent: skips ? ('Yes' as const) : ('No' as const) };

  return (
    <>
      {run.presentRows > 0 && importableRows(run) > 0 && (
        <Checkbox checked={skips} onChange={setSkips}>
          {say.skipPresent}
        </Checkbox>
      )}
      <Button look="filled" disabled={!isReady} isBusy={start.isBusy} onClick={() => void start.act(input)}>
        Import {formatCount(importableRows(run))} Rows
      </Button>
    </>
  );
}

/** Imports the good rows of a file that has others. */
function GoodRowsButton({ run }: { readonly run: ImportRun }) {
  const { importId } = run;
  const start = useImportAction('StartImport', say.started);
  return (
    <Button look="filled" isBusy={start.isBusy} onClick={() => void start.act({ importId, rows: 'Good' })}>
      {say.importGood(formatCount(importableRows(run)))}
    </Button>
  );
}

function TakeBackButton({ run }: { readonly run: ImportRun }) {
  const { importId } = run;
  const [isAsking, setIsAsking] = useState(false);
  const takeBack = useImportAction('TakeBackImport', say.takingBack);

  async function take(): Promise<void> {
    await takeBack.act({ importId });
    setIsAsking(false);
  }

  return (
    <>
      <Button isDanger onClick={() => setIsAsking(true)}>
        Take Back
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={say.confirmTakeBackTitle}
        sentence={say.confirmTakeBack}
        record={`${importTitles[run.kind]}, ${run.fileName}, ${formatCount(run.doneRows)} rows`}
        isDanger
        isBusy={takeBack.isBusy}
        onYes={() => void take()}
        onNo={() => setIsAsking(false)}
      />
    </>
  );
}
