const units = ['bytes', 'KB', 'MB'] as const;

/** A size as a file list shows it: `340 bytes`, `12 KB`, `3.4 MB`. */
export function fileSize(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** power;
  return `${power === 2 ? value.toFixed(1) : Math.round(value)} ${units[power] ?? ''}`;
}
