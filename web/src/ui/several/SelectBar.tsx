import { severalRowsMessages } from '@vikray/contract/several-rows/several-rows-messages.ts';
import { severalRowsWords as say } from '@vikray/contract/several-rows/several-rows-words.ts';
import { operationsOnSeveral } from '@vikray/contract/several-rows/several-rows.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { notify } from '../../platform/notify.tsx';
import { Button } from '../controls/Button.tsx';
import { Checkbox } from '../controls/Checkbox.tsx';
import './several.css';
import { workOf, type NamedRows, type SeveralAction, type SeveralWork } from './several-action.ts';
import { mostSelected, type Selection } from './use-selection.ts';

const SeveralWorkDialog = lazyPart(async () => ({ default: (await import('./SeveralWorkDialog.tsx')).SeveralWorkDialog }));

interface SelectBarProps<Row> {
  readonly selection: Selection<Row>;
  readonly named: NamedRows<Row>;
  /** Those that the user has the right to. */
  readonly actions: readonly SeveralAction<Row>[];
  /** Makes everything that shows the rows reload. */
  readonly onDone: () => void;
}

/** What can be done with the selected rows, above the list. Without a selected row, an action applies to all rows that the list has found. */
export function SelectBar<Row>({ selection, named, actions, onDone }: SelectBarProps<Row>) {
  const { ticked, setTicked, total = 0, totalIsCapped, readAll } = selection;
  const [isReading, setIsReading] = useState(false);
  const [asked, setAsked] = useState<{ readonly work: SeveralWork; readonly rows: readonly Row[] }>();
  if (ticked === undefined) return null;
  const isAll = !totalIsCapped && total <= mostSelected;
  const chosen = [...ticked.values()];
  const count = chosen.length;
  const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [named.idOf(row), row]));

  async function withAll(then: (rows: readonly Row[]) => void): Promise<void> {
    if (isReading) return;
    setIsReading(true);
    const rows = await readAll();
    setIsReading(false);
    if (rows) then(rows);
  }

  function ask(action: SeveralAction<Row>, among: readonly Row[]): void {
    const rows = among.filter(action.fits);
    const { most } = operationsOnSeveral[action.operation];
    if (rows.length === 0) notify.failure(say.noneFits);
    else if (rows.length > most) notify.refusal(severalRowsMessages.atMost(most));
    else setAsked({ work: workOf(action, rows, named), rows });
  }

  function begin(action: SeveralAction<Row>): void {
    if (count > 0) ask(action, chosen);
    else void withAll((rows) => ask(action, rows));
  }

  /** The refused rows stay selected. Without any, the boxes go. */
  function finish(rows: readonly Row[], refused: readonly number[]): void {
    setTicked(refused.length > 0 ? byId(rows.filter((row) => refused.includes(named.idOf(row)))) : undefined);
    onDone();
  }

  return (
    <div className="select-bar" role="group" aria-label={say.select}>
      <Checkbox
        checked={count > 0 && count === Math.min(total, mostSelected)}
        isPartly={count > 0 && count < total}
        disabled={total === 0}
        onChange={(isTicked) => (isTicked ? void withAll((rows) => setTicked(byId(rows))) : setTicked(new Map()))}
      >
        {isAll ? say.allFound(total) : say.firstFound(mostSelected)}
      </Checkbox>
      <span className="select-count" aria-live="polite">
        {say.selected(count)}
      </span>
      {actions
        .filter(({ isDanger = false, fits }) => (count > 0 ? chosen.some(fits) : isAll && total > 0 && !isDanger))
        .map((action, index) => (
          <Button
            key={action.operation + action.label}
            look={index === 0 && !action.isDanger ? 'filled' : 'outlined'}
            isDanger={action.isDanger}
            isBusy={isReading}
            onClick={() => begin(action)}
          >
            {count > 0 ? say.countOf(action.label, chosen.filter(action.fits).length) : say.allOf(action.label)}
          </Button>
        ))}
      <Button look="text" onClick={() => setTicked(undefined)}>
        {say.cancel}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <SeveralWorkDialog
            work={asked.work}
            sentence={count === 0 ? say.appliesToAll : undefined}
            onDone={(refused) => finish(asked.rows, refused)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
