import { messages } from '@vikray/contract/platform/messages.ts';
import { isAllowed, type RequiredRight } from '@vikray/contract/platform/rights.ts';
import { requestMessages } from '@vikray/contract/platform/request-messages.ts';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../../identity.ts';
import type { App } from '../app.ts';
import { RequestFailure } from '../failures.ts';
import { bearerToken } from './bearer-token.ts';
import { sessionToken } from './session-cookie.ts';

/** The user who sends the request, with a session or as a program with a token; undefined for a visitor. */
export async function identify(app: App, request: FastifyRequest): Promise<SignedIn | undefined> {
  const [program, token] = [bearerToken(request), sessionToken(app, request)];
  const isFirst = request.caller === null;
  const user = program === undefined ? token && (await app.identify(token)) : await app.identifyProgram(program, request.ip);
  // Finding a user brings the settings up to date, too.
  if (!user) await app.refreshSettings();
  request.caller = user || null;
  if (program !== undefined && !user) throw new RequestFailure(401, 'TokenNotValid', requestMessages.tokenNotValid);
  if (isFirst) app.tokenUses.count(request.caller, 'operations');
  return request.caller ?? undefined;
}

/** The failure of a request that needs a login. */
export function notSignedIn(): RequestFailure {
  return new RequestFailure(401, 'NotSignedIn', requestMessages.signIn);
}

/** The failure of a request from a user who must choose their own password first. */
export function passwordToBeChanged(): RequestFailure {
  return new RequestFailure(403, 'PasswordToBeChanged', requestMessages.choosePassword);
}

/** The failure of a request from a user who must set up their second step first. */
export function secondStepToBeSetUp(): RequestFailure {
  return new RequestFailure(403, 'SecondStepToBeSetUp', requestMessages.setUpSecondStep);
}

/** Refuses visitors. For addresses that are not operations but require a login: mostly files. */
export async function demandLogin(app: App, request: FastifyRequest): Promise<SignedIn> {
  const isFirst = request.caller === null;
  const user = await identify(app, request);
  if (isFirst) app.tokenUses.count(request.caller, 'files');
  if (!user) throw notSignedIn();
  if (user.mustChangePassword) throw passwordToBeChanged();
  if (user.mustSetUpSecondStep) throw secondStepToBeSetUp();
  return user;
}

/** Refuses visitors, and users who do not meet the demand. For addresses that are not operations. */
export async function demandRightOf(app: App, request: FastifyRequest, right: RequiredRight): Promise<SignedIn> {
  const user = await demandLogin(app, request);
  if (!isAllowed(right, user)) throw new RequestFailure(403, 'NotAuthorised', messages.notAuthorised);
  return user;
}
