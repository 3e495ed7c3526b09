import { operations, type OperationName } from '@vikray/contract/operations.ts';
import { isAllowed, type RequiredRight } from '@vikray/contract/platform/rights.ts';
import type { ReactNode } from 'react';
import { useStoredLogin } from '../../platform/login.ts';
import { useRights } from '../../platform/rights.ts';

/** Whether the user fulfils what the operation asks for, as the operation table states it. */
export function useAllowed(operation: OperationName): boolean {
  return useFulfils(operations[operation].right);
}

/** Whether the user fulfils a demand. */
export function useFulfils(required: RequiredRight): boolean {
  const login = useStoredLogin();
  const rights = useRights();
  return isAllowed(required, login && { rights, loginType: login.loginType });
}

/** Shows what leads to an operation only to those who may do it. */
export function IfAllowed({ to, children }: { readonly to: OperationName; readonly children: ReactNode }) {
  return useAllowed(to) ? children : null;
}
