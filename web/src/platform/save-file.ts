const savingMs = 60_000;

/** Saves a file in the browser under the given name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Wait: the browser may not have begun to save it.
  setTimeout(() => URL.revokeObjectURL(address), savingMs);
}
