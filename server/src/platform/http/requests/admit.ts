/** The checks before a body is read, so that a stranger's body costs nothing: the caller, their right, and the content type of the request. */
import { operations, type OperationName } from '@vikray/contract/operations.ts';
import { requestMessages } from '@vikray/contract/platform/request-messages.ts';
import { isClosedToTokens } from '@vikray/contract/api-tokens/closed-to-tokens.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import type { Operation } from '@vikray/contract/platform/operation.ts';
import { isAllowed } from '@vikray/contract/platform/rights.ts';
import type { FastifyRequest } from 'fastify';
import type { SignedIn, TokenInUse } from '../../identity.ts';
import type { App } from '../app.ts';
import { identify, notSignedIn, passwordToBeChanged, secondStepToBeSetUp } from './demand-login.ts';
import { RequestFailure } from '../failures.ts';
import { demandForm, isUpload } from './read-upload.ts';

/** The operations for a user who must choose their own password first. */
const openBeforePassword: ReadonlySet<OperationName> = new Set([
  'GetLoginRecord',
  'CheckOldPassword',
  'ChangePassword',
  'AddUserLoginSession',
]);

/** The operations for a user who must set up their second step first. */
const openBeforeSecondStep: ReadonlySet<OperationName> = new Set([
  'GetLoginRecord',
  'GetSecondStep',
  'StartSecondStep',
  'ConfirmSecondStep',
  'AddUserLoginSession',
]);

/** Finds the caller and stores them in the request. Throws a failure if they are refused. */
export async function admit(app: App, name: OperationName, request: FastifyRequest): Promise<void> {
  const operation: Operation = operations[name];
  const user = await identify(app, request);
  if (user?.token) demandScope(name, operation, user.token);
  // First what the user can fix themselves: a sentence about a right would mislead them.
  if (user && operation.right !== 'public') demandCompleteLogin(user, name);
  demandRight(operation, user);
  if (isUpload(operation)) demandForm(request);
  request.isBodyAwaited = !request.raw.complete;
}

/** Checks the caller again if the body arrived later than the head, because a right may have been taken away in the meantime. */
export async function admitAfterBody(app: App, name: OperationName, request: FastifyRequest): Promise<void> {
  if (request.isBodyAwaited) await admit(app, name, request);
}

/** Checks the caller again after work that took a while, and returns them as they are now. */
export async function admitAgain(app: App, name: OperationName, request: FastifyRequest): Promise<SignedIn> {
  await admit(app, name, request);
  if (!request.caller) throw notSignedIn();
  return request.caller;
}

/** A given password is changed first, and then a required second step is set up. */
function demandCompleteLogin(user: SignedIn, name: OperationName): void {
  if (user.mustChangePassword) {
    if (!openBeforePassword.has(name)) throw passwordToBeChanged();
  } else if (user.mustSetUpSecondStep && !openBeforeSecondStep.has(name)) throw secondStepToBeSetUp();
}

/** What is closed to every token, and to those that only read. */
function demandScope(name: OperationName, operation: Operation, { mayWrite }: TokenInUse): void {
  if (isClosedToTokens(name, operation)) throw new RequestFailure(403, 'ClosedToTokens', requestMessages.closedToTokens);
  if (operation.kind === 'write' && !mayWrite) throw new RequestFailure(403, 'TokenOnlyReads', requestMessages.tokenOnlyReads);
}

function demandRight(operation: Operation, user: SignedIn | undefined): void {
  if (isAllowed(operation.right, user)) return;
  throw user ? new RequestFailure(403, 'NotAuthorised', messages.notAuthorised) : notSignedIn();
}
