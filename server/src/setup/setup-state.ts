import { setupSteps, type SetupState, type SetupStep } from '@vikray/contract/setup/setup-operations.ts';
import type { Db } from '../platform/database/tables.ts';
import type { HandlerSettings } from '../platform/handler.ts';
import { findFilled, isDismissed } from './setup-store.ts';

/** What of the set-up is done. Nothing is stored about it: what the office has is done. */
export async function setupStateOf(db: Db, { mail }: Pick<HandlerSettings, 'mail'>): Promise<SetupState[]> {
  const [filled, dismissed] = [await findFilled(db), await isDismissed(db)];
  const done: Readonly<Record<SetupStep, boolean>> = {
    Company: filled.company,
    Taxes: filled.taxes,
    Users: filled.users,
    Import: filled.records,
    Mail: mail.transport !== undefined,
  };
  return setupSteps.map((step) => ({ step, isDone: done[step] ? 'Yes' : 'No', isDismissed: dismissed ? 'Yes' : 'No' }));
}
