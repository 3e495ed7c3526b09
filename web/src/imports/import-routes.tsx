import { importKinds } from '@vikray/contract/imports/import.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
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
    component: lazyRouteComponent(() => import('./ImportPage.tsx'), 'ImportPage'),
  }),
];
