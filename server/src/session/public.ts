/** The parts of the session area that the start and other areas may use. */
export { identifyWith } from './identify.ts';
export { forgetOldBrowsers } from './known-browser-store.ts';
export { forgetOldAttempts, forgiveAttempts } from './login-attempt-store.ts';
export { startLoginMemory } from './login-memory.ts';
export { eraseLoginTraces } from './login-traces-store.ts';
export { attemptOf, forgiveStrangers, sentenceOf, startAttempt } from './login-throttle.ts';
export { securityMailJob } from './security-mail-job.ts';
export { queueSecurityMail } from './security-mail-store.ts';
export { countFromNow, deleteExpiredSessions, deleteSessionsOf, findSession } from './session-store.ts';
export { hashToken, newToken } from './session-token.ts';
