/** The list of all checks of System Health. A new check gets a line here. */
import type { Check, SlowCheck } from './check.ts';
import { address } from './checks/address.ts';
import { auditChain } from './checks/audit-chain.ts';
import { backups } from './checks/backups.ts';
import { clock } from './checks/clock.ts';
import { contents } from './checks/contents.ts';
import { database } from './checks/database.ts';
import { diskSpace } from './checks/disk-space.ts';
import { files } from './checks/files.ts';
import { firstPassword } from './checks/first-password.ts';
import { growth } from './checks/growth.ts';
import { keyCopy } from './checks/key-copy.ts';
import { restore } from './checks/last-restore.ts';
import { linkAddress } from './checks/link-address.ts';
import { mail } from './checks/mail.ts';
import { money } from './checks/money.ts';
import { officeEmails } from './checks/office-emails.ts';
import { owners } from './checks/owners.ts';
import { pauses } from './checks/pauses.ts';
import { pictures } from './checks/pictures.ts';
import { proxy } from './checks/proxy.ts';
import { search } from './checks/search.ts';
import { secondStep } from './checks/second-step.ts';
import { secretKey } from './checks/secret-key.ts';
import { slowestOperations } from './checks/slowest-operations.ts';
import { stock } from './checks/stock.ts';
import { upgradeSteps } from './checks/upgrade-steps.ts';
import { version } from './checks/version.ts';

/** The checks that run whenever the page is read. */
export const checks: readonly Check[] = [
  database,
  diskSpace,
  mail,
  slowestOperations,
  pauses,
  clock,
  version,
  backups,
  restore,
  contents,
  files,
  upgradeSteps,
  officeEmails,
  owners,
  address,
  linkAddress,
  proxy,
  firstPassword,
  secondStep,
  secretKey,
  keyCopy,
];

/** The checks that run at night. */
export const slowChecks: readonly SlowCheck[] = [stock, money, search, pictures, growth, auditChain];
