import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { dateMessages as say } from '@vikray/contract/platform/messages.ts';

/** The first and the last day that can be chosen. */
export interface DateLimits {
  readonly earliest?: string | undefined;
  readonly latest?: string | undefined;
}

/** The sentence that refuses a typed day; nothing when it can be chosen. */
export function refusalOf(day: string | undefined, { earliest, latest }: DateLimits): string | undefined {
  if (day === undefined) return say.notADate;
  if (latest !== undefined && day > latest) return say.tooLate(dashedDate(latest));
  return earliest !== undefined && day < earliest ? say.tooEarly(dashedDate(earliest)) : undefined;
}

/** The day, or the nearest one that can be chosen. */
export function nearestWithin(day: string, { earliest, latest }: DateLimits): string {
  if (latest !== undefined && day > latest) return latest;
  return earliest !== undefined && day < earliest ? earliest : day;
}
