const savingMs = 60_000;

/** Saves a file in the browser under the given name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  saveAddress(address, name);
  // Wait: the browser may not have begun to save it.
  setTimeout(() => URL.revokeObjectURL(address), savingMs);
}

/** Lets the browser save what is at an address under the given name. The page does not learn whether that succeeds. */
export function saveAddress(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
