import { Suspense } from 'react';
import { filterMessages as say } from '@vikray/contract/platform/filter-messages.ts';
import { lazyPart } from '../../platform/lazy-part.ts';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { tagsOf, type FilterTag } from './filter-tags.ts';
import './filters.css';
import type { ListFilters } from './list-filters.ts';

const FilterValue = lazyPart(async () => ({ default: (await import('./FilterValue.tsx')).FilterValue }));

/** The filters that are set, each with a button that removes it. Nothing while none is set. */
export function FilterTags({ filters }: { readonly filters: ListFilters }) {
  const tags = tagsOf(filters);
  if (tags.length === 0) return null;
  return (
    <div className="filter-tags" role="group" aria-label={say.filters}>
      {tags.map((tag) => (
        <Tag key={tag.field} tag={tag} onRemove={() => filters.ask(tag.without)} />
      ))}
      {tags.length > 1 && (
        <Button look="text" size="small" onClick={filters.clear}>
          {say.clearAll}
        </Button>
      )}
    </div>
  );
}

function Tag({ tag, onRemove }: { readonly tag: FilterTag; readonly onRemove: () => void }) {
  const { label } = tag.filter;
  return (
    <span className="filter-tag">
      <span className="one-line">
        {label}:{' '}
        <strong>
          <Suspense fallback={tag.filter.kind === 'word' ? tag.value : '…'}>
            <FilterValue tag={tag} />
          </Suspense>
        </strong>
      </span>
      <IconButton label={say.remove(label)} icon={<CloseIcon />} onClick={onRemove} />
    </span>
  );
}
