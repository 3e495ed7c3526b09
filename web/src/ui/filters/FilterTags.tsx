import { Suspense } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import './filters.css';
import type { ListFilters } from './list-filters.ts';
import { tagsOf } from './filter-tags.ts';

const ShownTags = lazyPart(async () => ({ default: (await import('./ShownTags.tsx')).ShownTags }));

/** The filters that are set, each with a button that removes it. Nothing while none is set. */
export function FilterTags({ filters }: { readonly filters: ListFilters }) {
  const tags = tagsOf(filters);
  if (tags.length === 0) return null;
  return (
    <Suspense fallback={<div className="filter-tags" />}>
      <ShownTags tags={tags} filters={filters} />
    </Suspense>
  );
}
