import { useState } from 'react';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { importableRows, importTitles, type ImportRun } from '@vikray/contract/imports/import.ts';
import type { ShownImport } from '@vikray/contract/imports/take-back.ts';
import { notify } from '../platform/notify.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { Checkbox } from '../ui/controls/Checkbox.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';
import { ConfirmDialog } from '../ui/page/ConfirmDialog.tsx';
import { formatCount } from './import-history-columns.tsx';
import { refreshImports } from './import-queries.ts';

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

function StartButton({ run }: { readonly run: ImportRun }) {
  const { importId } = run;
  const [skips, setSkips] = useState(false);
  const start = useSubmit('StartImport');
  const isReady = importableRows(run) > 0 && (run.presentRows === 0 || skips);

  async function begin(): Promise<void> {
    const input = { importId, skipPresent: skips ? ('Yes' as const) : ('No' as const) };
    if (await start.send(input, () => input)) notify.success(say.started);
    await refreshImports();
  }

  return (
    <>
      {run.presentRows > 0 && importableRows(run) > 0 && (
        <Checkbox checked={skips} onChange={setSkips}>
          {say.skipPresent}
        </Checkbox>
      )}
      <Button look="filled" disabled={!isReady} isBusy={start.isBusy} onClick={() => void begin()}>
        Import {formatCount(importableRows(run))} Rows
      </Button>
    </>
  );
}

/** Imports the good rows of a file that has others. */
function GoodRowsButton({ run }: { readonly run: ImportRun }) {
  const { importId } = run;
  const start = useSubmit('StartImport');

  async function begin(): Promise<void> {
    const input = { importId, rows: 'Good' as const };
    if (await start.send(input, () => input)) notify.success(say.started);
    await refreshImports();
  }

  return (
    <Button look="filled" isBusy={start.isBusy} onClick={() => void begin()}>
      {say.importGood(formatCount(importableRows(run)))}
    </Button>
  );
}

function TakeBackButton({ run }: { readonly run: ImportRun }) {
  const { importId } = run;
  const [isAsking, setIsAsking] = useState(false);
  const takeBack = useSubmit('TakeBackImport');

  async function take(): Promise<void> {
    if (await takeBack.send({ importId }, () => ({ importId }))) notify.success(say.takingBack);
    await refreshImports();
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
