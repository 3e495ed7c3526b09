import { Suspense, useState } from 'react';
import { filterWords as say } from '@vikray/contract/platform/filter-words.ts';
import { lazyPart } from '../../platform/lazy-part.ts';
import { Button } from '../controls/Button.tsx';
import { FilterIcon } from '../icons/FilterIcon.tsx';
import './filters.css';
import type { ListFilters } from './list-filters.ts';
import { tagsOf } from './filter-tags.ts';

const FilterDrawer = lazyPart(async () => ({ default: (await import('./FilterDrawer.tsx')).FilterDrawer }));

/** Opens the filters of a list. It says how many are set. */
export function FilterButton({ filters }: { readonly filters: ListFilters }) {
  const [isOpen, setIsOpen] = useState(false);
  const count = tagsOf(filters).length;
  return (
    <>
      <Button className="list-button filter-button" icon={<FilterIcon />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <span className="list-button-label">{count === 0 ? say.filters : say.filtersOf(count)}</span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterDrawer filters={filters} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
