/**
 * What is decided before a body is read, so that a stranger's costs nothing: who is asking, may they, does it come as the operation takes
 * it.
 */
import { operations, type OperationName } from '@vikray/contract/operations.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import type { Operation } from '@vikray/contract/platform/operation.ts';
import { isAllowed } from '@vikray/contract/platform/rights.ts';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../identity.ts';
import type { App } from './app.ts';
import { identify, notSignedIn, passwordToBeChanged } from './demand-login.ts';
import { RequestFailure } from './failures.ts';
import { demandForm, isUpload } from './read-upload.ts';

/** What is open to somebody who must first choose a password of their own. */
const openBeforePassword: ReadonlySet<OperationName> = new Set([
  'GetLoginRecord',
  'CheckOldPassword',
  'ChangePassword',
  'AddUserLoginSession',
]);

/** Finds the caller, who then stands in the request. Throws what refuses them. */
export async function admit(app: App, name: OperationName, request: FastifyRequest): Promise<void> {
  const operation: Operation = operations[name];
  const user = await identify(app, request);
  demandRight(operation, user);
  if (user?.mustChangePassword && operation.right !== 'public' && !openBeforePassword.has(name)) throw passwordToBeChanged();
  if (isUpload(operation)) demandForm(request);
  request.isBodyAwaited = !request.raw.complete;
}

/** Looks again at who is asking where the body came later than its head: a right may have been taken away while it was on its way. */
export async function admitAgain(app: App, name: OperationName, request: FastifyRequest): Promise<void> {
  if (request.isBodyAwaited) await admit(app, name, request);
}

function demandRight(operation: Operation, user: SignedIn | undefined): void {
  if (isAllowed(operation.right, user)) return;
  throw user ? new RequestFailure(403, 'NotAuthorised', messages.notAuthorised) : notSignedIn();
}
