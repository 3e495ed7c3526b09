/** The days that a calendar offers, YYYY-MM-DD. */
export interface CalendarDays {
  readonly value: string | undefined;
  readonly today: string;
  readonly earliest?: string | undefined;
  readonly latest?: string | undefined;
  readonly onPick: (day: string) => void;
}
