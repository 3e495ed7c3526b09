import { importKinds } from '@vikray/contract/imports/import.ts';
import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import * as z from 'zod';
import { shellRoute } from '../shell/shell-route.tsx';
import { listSearch } from '../ui/lists/list-search.ts';
import { addressId } from '../platform/address-id.ts';

export const importRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'import',
    validateSearch: listSearch.extend({
      kind: z.enum(importKinds).optional().catch(undefined),
      /** The import that is shown. */
      id: addressId,
    }),
    component: lazyPage(() => import('./ImportPage.tsx'), 'ImportPage'),
  }),
];
