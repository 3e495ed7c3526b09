import { useNavigate, useSearch } from '@tanstack/react-router';
import * as z from 'zod';
import { addressId } from '../../platform/address-id.ts';

/** The search of a page that shows one record in several views: its number and the view. Without a view, the first one is shown. */
export const recordSearch = z.object({
  id: addressId,
  view: z.string().max(40).optional().catch(undefined),
});

/** The view of a record that the address names, and a function that shows another one. An unknown view is the first one. */
export function useRecordView<T extends string>(views: readonly [T, ...T[]]): readonly [T, (view: T) => void] {
  const { view } = useSearch({ strict: false });
  const navigate = useNavigate();
  const shown = views.find((each) => each === view) ?? views[0];
  return [
    shown,
    (next) => void navigate({ to: '.', search: (search) => ({ ...search, view: next === views[0] ? undefined : next }), replace: true }),
  ];
}
