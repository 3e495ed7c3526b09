import { filterWords as say } from '@vikray/contract/platform/filter-words.ts';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { FilterValue } from './FilterValue.tsx';
import type { FilterTag } from './filter-tags.ts';
import type { ListFilters } from './list-filters.ts';

interface ShownTagsProps {
  readonly tags: readonly FilterTag[];
  readonly filters: ListFilters;
}

/** The tags of the filters that are set. */
export function ShownTags({ tags, filters }: ShownTagsProps) {
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
          <FilterValue tag={tag} />
        </strong>
      </span>
      <IconButton label={say.remove(label)} icon={<CloseIcon />} onClick={onRemove} />
    </span>
  );
}
