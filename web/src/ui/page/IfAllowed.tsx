import { operations, type OperationName } from '@vikray/contract/operations.ts';
import { isAllowed, type RequiredRight } from '@vikray/contract/platform/rights.ts';
import type { ReactNode } from 'react';
import { useStoredLogin } from '../../platform/login.ts';
import { useRights } from '../../platform/rights.ts';

/** Whether the user has the right that the operation table requires for the operation. */
export function useAllowed(operation: OperationName): boolean {
  return useFulfils(operations[operation].right);
}

/** Whether the user has a required right. */
export function useFulfils(required: RequiredRight): boolean {
  const login = useStoredLogin();
  const rights = useRights();
  return isAllowed(required, login && { rights, loginType: login.loginType });
}

/** Shows its children only to users who may use the operation. */
export function IfAllowed({ to, children }: { readonly to: OperationName; readonly children: ReactNode }) {
  return useAllowed(to) ? children : null;
}
