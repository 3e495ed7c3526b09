/** The shape of the checks of System Health. Each has its file in `checks/`; all-checks.ts lists them. */
import type { HealthGroup, HealthResult } from '@vikray/contract/health/health-check.ts';
import type { Db } from '../platform/database/tables.ts';
import type { PanelState } from '../platform/panel-state.ts';

/** The result of a check. Text and advice are for the owner of the office, and contain no secret. */
export interface Finding {
  readonly result: HealthResult;
  readonly text: string;
  readonly advice: string;
  /** When it was found; now if absent. */
  readonly at?: string;
}

export interface HealthContext {
  readonly db: Db;
  readonly now: string;
  readonly panel: PanelState;
}

/** A check that runs whenever the page is read. It takes milliseconds and changes nothing. */
export interface Check {
  /** Shown on the page and named to dismiss a note. Never change it. */
  readonly name: string;
  readonly group: HealthGroup;
  /** Undefined if the check does not apply to this installation. */
  check(context: HealthContext): Promise<Finding | undefined>;
}

/** A check that reads many rows. It runs at night, and its last result is shown. */
export interface SlowCheck {
  readonly name: string;
  readonly group: HealthGroup;
  check(db: Db, now: string): Promise<Finding>;
}

export function fine(text: string): Finding {
  return { result: 'OK', text, advice: '' };
}

export function note(text: string, advice: string): Finding {
  return { result: 'Note', text, advice };
}

export function warning(text: string, advice: string): Finding {
  return { result: 'Warning', text, advice };
}

export function problem(text: string, advice: string): Finding {
  return { result: 'Problem', text, advice };
}
