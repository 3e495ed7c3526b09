import { useRef, useState } from 'react';
import { filterWords as say } from '@vikray/contract/platform/filter-words.ts';
import type { Filters } from '@vikray/contract/platform/filters.ts';
import { Button } from '../controls/Button.tsx';
import { Drawer } from '../controls/Drawer.tsx';
import '../keys/enter-goes-on.ts';
import { useSubmitKey } from '../forms/use-submit-key.ts';
import { FilterControl } from './FilterControl.tsx';
import './filters.css';
import type { ChosenFilters, ListFilters } from './list-filters.ts';

interface FilterDrawerProps {
  readonly filters: ListFilters;
  readonly onClose: () => void;
}

/** The values as the address has them: an amount is typed as a text. */
function asAddress(declared: Filters, chosen: ChosenFilters): ChosenFilters {
  const entries = Object.entries(chosen);
  return Object.fromEntries(
    entries.map(([field, value]) => [field, declared[field]?.kind === 'amount' && value !== undefined ? Number(value) : value]),
  );
}

/** All filters of a list. They take effect together, as one step of the browser's history. */
export function FilterDrawer({ filters, onClose }: FilterDrawerProps) {
  const { declared, none } = filters;
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<ChosenFilters>(filters.chosen);
  const ends = new Set(Object.values(declared).map(({ until }) => until));
  const isBlank = Object.values(chosen).every((value) => value === undefined);
  useSubmitKey(form, { button: say.apply });
  return (
    <Drawer title={say.filters} onClose={onClose} isNarrow>
      <form
        ref={form}
        className="filter-form"
        noValidate
        aria-label={say.filters}
        data-enter-goes-on
        onSubmit={(event) => {
          event.preventDefault();
          filters.ask({ ...none, ...asAddress(declared, chosen) });
          onClose();
        }}
      >
        {Object.entries(declared)
          .filter(([field]) => !ends.has(field))
          .map(([field, filter]) => (
            <FilterControl
              key={field}
              field={field}
              filter={filter}
              chosen={chosen}
              onChange={(change) => setChosen((before) => ({ ...before, ...change }))}
            />
          ))}
        <footer className="filter-buttons">
          <Button disabled={isBlank} onClick={() => setChosen(none)}>
            {say.clearAll}
          </Button>
          <Button look="filled" type="submit">
            {say.apply}
          </Button>
        </footer>
      </form>
    </Drawer>
  );
}
