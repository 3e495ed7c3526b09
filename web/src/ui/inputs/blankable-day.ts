interface DayField {
  readonly value: string | undefined;
  readonly onChange: (day: string) => void;
}

/** The props with which a `DateInput` shows a day that may be blank. A day that is undefined would not be kept. */
export function blankableDay({ value, onChange }: DayField) {
  return { value: value || undefined, onChange: (day = '') => onChange(day) };
}
