import { Fragment, useId, useState } from 'react';
import { unbreakableNumbers } from '../../platform/whole-numbers.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { MoreIcon } from '../icons/MoreIcon.tsx';
import { listMessages as say } from './list-messages.ts';
import { RowSheet } from './RowSheet.tsx';
import type { Column } from './table-columns.ts';

interface PhoneRowProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
  readonly serial: number;
}

/**
 * A row of two lines, or more where a name or the details need them, with what a list shows below them. A tap follows the link in the row;
 * without a link, it opens the sheet with all columns and actions. The button at the end always opens the sheet.
 */
export function PhoneRow<Row>({ columns, row, serial }: PhoneRowProps<Row>) {
  const nameId = useId();
  const moreId = useId();
  const [isOpen, setOpen] = useState(false);
  const placed = (place: Column<Row>['onPhone']) => columns.filter((column) => column.onPhone === place);
  const show = ({ cell, isNumber }: Column<Row>, className = '') => (
    <span className={isNumber ? `${className} tabular` : className}>{unbreakableNumbers(cell(row, serial))}</span>
  );
  const details = placed('detail').filter(({ cell }) => (cell(row, serial) ?? '') !== '');
  const [picture] = placed('picture');
  const [name] = placed('name');
  const [figure] = placed('figure');
  const [state] = placed('state');
  return (
    <li className="phone-row">
      <button
        type="button"
        className="phone-row-ground"
        aria-labelledby={nameId}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        data-ground
      />
      {picture && <div className="phone-row-picture">{picture.cell(row, serial)}</div>}
      <div className="phone-row-lines">
        <div className="phone-row-first">
          <strong className="two-lines" id={nameId}>
            {name && show(name)}
          </strong>
          {figure && <span className="phone-row-figure">{show(figure)}</span>}
        </div>
        <div className="phone-row-second">
          <span className="phone-row-details">
            {details.map((column, index) => (
              <Fragment key={column.title}>
                {index > 0 && ' · '}
                {column.isNumber && `${column.title} `}
                {show(column, 'one-line')}
              </Fragment>
            ))}
          </span>
          {state && show(state)}
        </div>
        {placed('below').map((column) => (
          <div key={column.title} className="phone-row-below">
            {column.cell(row, serial)}
          </div>
        ))}
      </div>
      <IconButton
        id={moreId}
        className="phone-row-more"
        label={say.more}
        icon={<MoreIcon />}
        aria-labelledby={`${moreId} ${nameId}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <RowSheet columns={columns} row={row} serial={serial} isOpen={isOpen} onClose={() => setOpen(false)} />
    </li>
  );
}
