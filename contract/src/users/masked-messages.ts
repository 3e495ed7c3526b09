/** The words around a masked value. */
export const maskedMessages = {
  show: 'Show',
  hide: 'Hide',
  change: 'Change',
  keep: 'Keep',
  showOf: (label: string) => `Show ${label}`,
  hideOf: (label: string) => `Hide ${label}`,
  changeOf: (label: string) => `Change ${label}`,
  keepOf: (label: string) => `Keep ${label}`,
} as const;
