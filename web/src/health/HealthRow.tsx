import type { HealthCheck } from '@vikray/contract/health/health-check.ts';
import { healthMessages as say } from '@vikray/contract/health/health-messages.ts';
import { dashedDate, dateAt, recentInstant } from '@vikray/contract/platform/dates.ts';
import { today } from '../platform/today.ts';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { DismissNote } from './DismissNote.tsx';

/** One check: its state, what it found and what to do. */
export function HealthRow({ check: { check, result, text, advice, at, dismissedUntil } }: { readonly check: HealthCheck }) {
  return (
    <li className="health-row">
      <StatusTag status={result} />
      <div className="health-words">
        <h3>{check}</h3>
        <p>{unbreakableNumbers(text)}</p>
        {advice !== '' && <p className="health-advice">{unbreakableNumbers(advice)}</p>}
      </div>
      <div className="health-aside">
        <span>
          {unbreakableNumbers(
            dismissedUntil === '' ? say.checkedAt(recentInstant(at, today())) : say.dismissedUntil(dashedDate(dateAt(dismissedUntil))),
          )}
        </span>
        {result === 'Note' && dismissedUntil === '' && (
          <IfAllowed to="DismissHealthNote">
            <DismissNote check={check} />
          </IfAllowed>
        )}
      </div>
    </li>
  );
}
