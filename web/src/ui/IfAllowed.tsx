import { operations, type OperationName } from '@vikray/contract/operations.ts';
import { isAllowed } from '@vikray/contract/platform/rights.ts';
import type { ReactNode } from 'react';
import { useStoredLogin } from '../platform/login.ts';
import { useRights } from '../platform/rights.ts';

/** Whether the user holds the right that the operation asks for, as the operation table states it. */
export function useAllowed(operation: OperationName): boolean {
  const isLoggedIn = useStoredLogin() !== undefined;
  return isAllowed(operations[operation].right, isLoggedIn, useRights());
}

/** Shows what leads to an operation only to those who may do it. */
export function IfAllowed({ to, children }: { readonly to: OperationName; readonly children: ReactNode }) {
  return useAllowed(to) ? children : null;
}
