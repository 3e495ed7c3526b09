import type { Operation } from '../platform/operation.ts';
import { rightsOperations } from '../rights/rights-operations.ts';
import { secondStepOperations } from '../second-step/second-step-operations.ts';
import { sessionOperations } from '../session/session-operations.ts';
import { settingsOperations } from '../settings/settings-operations.ts';
import { apiTokensOperations } from './api-tokens-operations.ts';

/** Areas that are about logins and rights. An operation that is added to one of them is closed, too. */
const areas = { ...sessionOperations, ...secondStepOperations, ...settingsOperations, ...rightsOperations, ...apiTokensOperations };

/**
 * Whether no token may call an operation, whatever its scope: what visitors and Administrators do, and everything about passwords, second
 * steps, sessions, tokens, rights, settings, and the number and address to which a login belongs.
 */
export function isClosedToTokens(name: string, operation: Operation): boolean {
  const { right } = operation;
  if (right === 'public' || right === 'Administrator' || Object.hasOwn(areas, name)) return true;
  return operation.kind !== 'list' && operation.isForPeople === true;
}
