import { keyMessages as say } from '@vikray/contract/health/security-check-messages.ts';
import { keyStateOf, type KeyState } from '../../platform/secrets/protect-secrets.ts';
import { fine, problem, warning, type Check, type Finding } from '../check.ts';

const findings: Readonly<Record<KeyState, Finding>> = {
  fine: fine(say.fine),
  unused: fine(say.unused),
  none: problem(say.none, say.noneAdvice),
  gone: problem(say.gone, say.goneAdvice),
  open: warning(say.open, say.openAdvice),
};

export const secretKey: Check = {
  name: 'Secret key',
  group: 'Security',
  check: async ({ db, panel }) => findings[await keyStateOf(db, panel.config.database)],
};
