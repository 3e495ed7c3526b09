import type { ApprovalLimit } from '@vikray/contract/approvals/approval-limits.ts';
import { limitMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import { LimitActions, type LimitActionsProps } from './LimitActions.tsx';
import { limitHeads, shownLimits } from './limit-form.ts';
import './limits-table.css';

interface LimitsTableProps {
  /** Limits, or none with the name of their owner. */
  readonly rows: readonly ApprovalLimit[];
  /** What the buttons of a row do; without it there are none. */
  readonly actions?: Omit<LimitActionsProps, 'row'>;
}

/** Limits by user. Amounts in Indian grouping; a blank one reads 'no limit'. */
export function LimitsTable({ rows, actions }: LimitsTableProps) {
  return (
    // Without a tab stop, the keyboard cannot scroll this region.
    <section className="limits-sheet" aria-label={say.title} tabIndex={0}>
      <table className="limits-table">
        <thead>
          <tr>
            {['Name', ...limitHeads, ...(actions ? ['Action'] : [])].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.userId}>
              <th scope="row">{row.name}</th>
              {shownLimits(row).map((text, index) => (
                <td key={limitHeads[index]} className="tabular" data-head={limitHeads[index]}>
                  {text}
                </td>
              ))}
              {actions && (
                <td>
                  <LimitActions row={row} {...actions} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
