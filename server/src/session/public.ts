/** What the start may use of the sessions. */
export { identifyWith } from './identify.ts';
export { forgetOldAttempts } from './login-throttle.ts';
export { deleteExpiredSessions } from './session-store.ts';
