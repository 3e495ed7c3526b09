/**
 * Laws of tokens. The database has only the hash of a token. A token acts as its user with the rights that they have now, cut down by its
 * scope, and never as an Administrator. It ends with its user, with their right to tokens, and when someone else resets their password:
 * tokens that outlived their owner are the usual hole. What a user logs in with is closed to every token (closed-to-tokens.ts), so that a
 * leaked one cannot be turned into a login.
 */
import * as z from 'zod';
import { changed, rows } from '../platform/answers.ts';
import { read, write } from '../platform/declare-call.ts';
import { conflict, forbidden, invalid, notFound } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import { body } from '../platform/wire.ts';
import { apiTokenMessages as say } from './api-token-messages.ts';
import { apiToken, madeApiToken, newApiToken, rightsOfChosen } from './api-token.ts';

/** The operations on tokens for programs, by name. */
export const apiTokensOperations = {
  /** Makes a token. It is answered once: a repeat under the same key answers the number alone. */
  AddApiToken: write({
    right: 'Add API Token',
    input: newApiToken,
    rules: [rightsOfChosen],
    answer: { status: 201, data: z.array(madeApiToken) },
    secretKeys: ['token'],
    failures: {
      Forbidden: forbidden,
      NotHeld: { ...forbidden, message: say.notHeld, field: 'rights' },
      ExpiryOutOfRange: invalid('expiresOn', say.expiryOutOfRange),
      TooManyTokens: conflict(say.tooMany),
    },
  }),

  /** The user's own tokens, newest first; for Administrators everyone's, after their own. Expired ones are shown for 30 days. */
  GetApiToken: read({ right: 'signed-in', answer: rows(apiToken) }),

  /** Ends a token at once: one's own, or as an Administrator anyone's. */
  DeleteApiToken: write({
    right: 'signed-in',
    input: body({ tokenId: id }),
    answer: changed('tokenId'),
    failures: { TokenNotFound: notFound(say.notFound) },
  }),
};
