import { dashedDate, dateAt } from '@vikray/contract/platform/dates.ts';
import { plainFileName } from '@vikray/contract/tax-documents/file-texts.ts';
import type { App } from '../platform/http/app.ts';
import { panelVersion } from '../platform/version.ts';

/** The name of a file: its subject, its date and the version of the panel. Dates as YYYY-MM-DD, so that files sort by them. */
export function draftName({ clock }: Pick<App, 'clock'>, what: readonly string[], extension: string): string {
  return plainFileName(['draft', ...what, 'made', dateAt(clock.now()), `v${panelVersion}`], extension);
}

/** The same facts as lines inside a file. */
export function draftWords({ clock }: Pick<App, 'clock'>, what: string, company: string, period: string): string[] {
  const made = dashedDate(dateAt(clock.now()));
  return [
    `Draft: ${what} of ${company}, ${period}.`,
    `Made on ${made} by Vikray ${panelVersion}. Tried against no portal. Check before filing.`,
  ];
}
