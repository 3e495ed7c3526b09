import { forbidden } from '../platform/failures.ts';
import { userMessages as say } from './user-messages.ts';

/** Only an Administrator may change an Administrator: their record, their photo, their password and their rights. */
export const ofAdministrator = { OfAdministrator: { ...forbidden, message: say.ofAdministrator } };
