import { dispatchDeskMessages as say } from '@vikray/contract/dispatches/dispatch-desk-messages.ts';
import type { OpenOrderLine } from '@vikray/contract/dispatches/open-order-line.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { MinusIcon } from '../../ui/icons/MinusIcon.tsx';
import { PlusIcon } from '../../ui/icons/PlusIcon.tsx';
import { PromisedDate } from '../../orders/public.ts';
import type { DeskProps } from './DeskTable.tsx';
import { GroupName } from './GroupName.tsx';
import { GroupTick } from './GroupTick.tsx';
import { QuantityNow } from './QuantityNow.tsx';
import { toggleLines, typeQuantity, type TickedLines } from './ticked-lines.ts';

/** The desk on a phone: a card for each order, with − and + at each line. */
export function DeskCards({ groups, ticked, failures, onChange }: DeskProps) {
  return (
    <ul className="desk-cards">
      {groups.map((group) => (
        <li key={group.key}>
          <div className="desk-card-head">
            <GroupTick
              group={group}
              grouping="By Order"
              ticked={ticked}
              onTick={(lines) => onChange((before) => toggleLines(before, lines))}
            />
            <GroupName first={group.first} grouping="By Order" />
          </div>
          <ul>
            {group.lines.map((line) => (
              <CardLine key={line.id} line={line} ticked={ticked} failure={failures.get(line.id)} onChange={onChange} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

interface CardLineProps extends Pick<DeskProps, 'ticked' | 'onChange'> {
  readonly line: OpenOrderLine;
  readonly failure: string | undefined;
}

function CardLine({ line, ticked, failure, onChange }: CardLineProps) {
  const typed = ticked.get(line.id)?.typed ?? '';
  const quantity = Number(typed) || 0;
  const type = (text: string) => onChange((before: TickedLines) => typeQuantity(before, line, text));
  return (
    <li>
      <span className="desk-card-line">
        {line.name}
        <small>
          {say.canShipOf(line.canShip, line.pending)} <PromisedDate date={line.promisedOn} />
        </small>
        {failure !== undefined && (
          <span className="field-message" role="alert">
            {failure}
          </span>
        )}
      </span>
      <span className="desk-stepper">
        <IconButton
          label={say.oneLess(line.name)}
          icon={<MinusIcon />}
          disabled={quantity === 0}
          onClick={() => type(String(quantity - 1))}
        />
        <QuantityNow line={line} typed={typed} failure={failure} onType={type} />
        <IconButton
          label={say.oneMore(line.name)}
          icon={<PlusIcon />}
          disabled={quantity >= line.pending || quantity * 100 + 100 > line.stock}
          onClick={() => type(String(quantity + 1))}
        />
      </span>
    </li>
  );
}
