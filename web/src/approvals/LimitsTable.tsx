import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { ApprovalLimit } from '@vikray/contract/approvals/approval-limits.ts';
import { limitMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import { RowAction } from '../ui/lists/RowAction.tsx';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { limitHeads, shownLimits } from './limit-form.ts';
import './limits-table.css';

interface LimitsTableProps {
  /** Limits, or none with the name of their owner. */
  readonly rows: readonly ApprovalLimit[];
  /** What the buttons of a row do; without it there are none. */
  readonly actions?: {
    readonly edit: (row: ApprovalLimit) => void;
    readonly remove: (row: ApprovalLimit) => void;
  };
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
                <td key={limitHeads[index]} className="tabular">
                  {text}
                </td>
              ))}
              {actions && (
                <td>
                  <IfAllowed to="UpdateApprovalLimits">
                    <span className="row-actions">
                      <RowAction icon={<EditOutlined aria-hidden />} label={say.edit(row.name)} onClick={() => actions.edit(row)} />
                      {row.version > 0 && (
                        <RowAction
                          isDanger
                          icon={<DeleteOutlined aria-hidden />}
                          label={say.remove(row.name)}
                          onClick={() => actions.remove(row)}
                        />
                      )}
                    </span>
                  </IfAllowed>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
