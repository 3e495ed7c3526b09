import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Drawer } from '../controls/Drawer.tsx';
import { Facts } from '../page/Facts.tsx';
import { isActions } from './fitted-column.ts';
import { IsInRowSheet } from './RowAction.tsx';
import type { Column } from './table-columns.ts';

interface RowSheetProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
  readonly serial: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** All columns and actions of a row, at the lower edge of a phone. */
export function RowSheet<Row>({ isOpen, ...sheet }: RowSheetProps<Row>) {
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  // The sheet stays in the page, hidden: an action pressed in it may have opened a dialog.
  return wasOpen && <Sheet {...sheet} isOpen={isOpen} />;
}

function Sheet<Row>({ columns, row, serial, isOpen, onClose }: RowSheetProps<Row>) {
  const name = columns.find((column) => column.onPhone === 'name');
  const actions = columns.filter(isActions);
  const facts = columns.filter((column) => !isActions(column) && column.onPhone !== 'picture' && column !== name);
  const pressed = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(() => onClose());
  useEffect(() => {
    // Pressing any action closes the sheet, so that the dialog it opens appears above the page.
    const drawn = pressed.current;
    drawn?.addEventListener('click', close);
    return () => drawn?.removeEventListener('click', close);
  }, []);
  return (
    <Drawer edge="bottom" isOpen={isOpen} title={name?.cell(row, serial)} onClose={onClose}>
      <Facts facts={facts.map(({ title, cell }) => ({ label: title, text: cell(row, serial) }))} />
      <IsInRowSheet value={true}>
        <div className="row-sheet-actions" ref={pressed}>
          {actions.map(({ title, cell }) => (
            <div key={title}>{cell(row, serial)}</div>
          ))}
        </div>
      </IsInRowSheet>
    </Drawer>
  );
}
