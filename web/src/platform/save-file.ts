const savingMs = 60_000;

/** Has the browser save a file under this name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: the browser may not have begun to save it.
  setTimeout(() => URL.revokeObjectURL(address), savingMs);
}
