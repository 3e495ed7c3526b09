/** The parts of the tokens area that the start and other areas may use. */
export { deleteTokensOf, forgetOldTokens } from './api-token-store.ts';
export { identifyProgramWith } from './identify-program.ts';
export { noticeEndingTokens } from './notice-ending-tokens.ts';
export { TokenUses } from './token-uses.ts';
