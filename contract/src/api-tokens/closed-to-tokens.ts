import type { Operation } from '../platform/operation.ts';
import { rightsOperations } from '../rights/rights-operations.ts';
import { secondStepOperations } from '../second-step/second-step-operations.ts';
import { sessionOperations } from '../session/session-operations.ts';
import { settingsOperations } from '../settings/settings-operations.ts';
import { apiTokensOperations } from './api-tokens-operations.ts';

/** Areas that are about logins and rights. An operation that is added to one of them is closed, too. */
const areas = { ...sessionOperations, ...secondStepOperations, ...settingsOperations, ...rightsOperations, ...apiTokensOperations };

/** Operations of other areas that read or set a password, a private detail, or the number and address to which a login belongs. */
const others = ['ChangePassword', 'CheckOldPassword', 'CompleteFirstUser', 'RevealPrivate', 'AddUser', 'UpdateUser'];

const closed: ReadonlySet<string> = new Set([...Object.keys(areas), ...others]);

/**
 * Whether no token may call an operation, whatever its scope: what visitors and Administrators do, and everything about passwords, second
 * steps, sessions, tokens, rights and settings.
 */
export function isClosedToTokens(name: string, { right }: Pick<Operation, 'right'>): boolean {
  return right === 'public' || right === 'Administrator' || closed.has(name);
}
