import * as z from 'zod';
import { rows } from '../platform/answers.ts';
import { read, write } from '../platform/declare-call.ts';
import { yesOrNo } from '../platform/fields.ts';
import { row } from '../platform/wire.ts';

/** The steps of the set-up that can be done, in their order. */
export const setupSteps = ['Company', 'Taxes', 'Users', 'Import', 'Mail'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** A step of the set-up. */
export const setupState = row({
  step: z.enum(setupSteps),
  isDone: yesOrNo,
  /** Whether the dashboard shows the set-up no longer; the same for all steps. */
  isDismissed: yesOrNo,
});

export type SetupState = z.output<typeof setupState>;

/** The operations of the set-up, by name. */
export const setupOperations = {
  /** What of the set-up is done, whether in its pages or elsewhere. */
  GetSetupState: read({ right: 'Administrator', answer: rows(setupState) }),

  /** Takes the set-up from the dashboard, for every Administrator. */
  DismissSetup: write({ right: 'Administrator', answer: rows(setupState) }),
};
