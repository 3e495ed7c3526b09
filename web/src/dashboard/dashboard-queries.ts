import { queryOf } from '../platform/queries.ts';

/** The work that waits for the user. */
export const waitingWorkQuery = () => queryOf('GetNotifications', {});
