/** The address of a link that dials a number. Anything after the number itself, such as an extension, is left out. */
export function dialAddress(number: string): string {
  const [dialled = ''] = /^[\d\s+().-]*/.exec(number) ?? [];
  return `tel:${dialled.replaceAll(/[^\d+]/g, '')}`;
}

/** The address of a link that starts a message. What a stored address has after a question mark must not fill in the message. */
export function mailAddress(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
}
