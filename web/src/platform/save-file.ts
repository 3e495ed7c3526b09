const savingMs = 60_000;

/** Has the browser save a file under this name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  saveFrom(address, name);
  // Not at once: the browser may not have begun to save it.
  setTimeout(() => URL.revokeObjectURL(address), savingMs);
}

/** Has the browser save what is at an address under this name, as a link would. */
export function saveFrom(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
