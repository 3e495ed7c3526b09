/** What the checks of the group Security say, and what to do about it. */
import { listed } from './data-check-messages.ts';

export const addressMessages = {
  fine: (address: string) => `Browsers reach the panel at ${address}.`,
  unset: 'The panel does not know its own address.',
  unsetAdvice: 'Ask the person who runs the server to set PUBLIC_URL to the address that colleagues type, beginning with https.',
  plain: (address: string) => `The panel is reached at ${address}, without encryption: others on the network can read passwords.`,
  plainAdvice: 'Put a proxy with a certificate in front of the panel (docs/deployment.md), then change PUBLIC_URL to https.',
} as const;

export const linkAddressMessages = {
  off: 'Quotation links for customers are off.',
  fine: (address: string) => `Customers open quotation links at ${address}.`,
  plain: (address: string) => `Customers open quotation links at ${address}, without encryption: others on the network can read them.`,
  plainAdvice: 'Put a proxy with a certificate in front of the links (docs/deployment.md), then change LINK_URL to https.',
} as const;

export const proxyMessages = {
  fine: 'The panel sees the address of each browser.',
  unknown: 'A proxy passes requests on, but the panel does not trust it: all logins seem to come from one address.',
  unknownAdvice: 'Ask the person who runs the server to set TRUSTED_PROXIES to the address of the proxy.',
} as const;

export const firstPasswordMessages = {
  fine: 'The first user no longer has the password of the installation.',
  unchanged: 'The first user still has the password of the installation. Others can read it in the settings or the log of the server.',
  unchangedAdvice: 'Log in as the first user, open Change Password and choose another one.',
} as const;

export const secondStepCheckMessages = {
  fine: 'Every Administrator logs in with a second step.',
  missing: (count: number, names: readonly string[]) =>
    `${count === 1 ? '1 Administrator logs' : `${count.toLocaleString('en-IN')} Administrators log`} in without a second step: ${listed(count, names)}.`,
  missingAdvice: 'Each of them turns on two-step sign-in under My Account. An Administrator can require it there.',
} as const;

export const keyMessages = {
  fine: 'Private entries are stored encrypted, and their key is in its place.',
  unused: 'The key for private entries is made when the first one is stored.',
  none: 'Identity documents and bank accounts are stored unencrypted.',
  noneAdvice: 'Ask the person who runs the server to set SECRET_KEY.',
  gone: 'The key of the private entries is missing: identity documents, bank accounts and authenticator apps cannot be read.',
  goneAdvice:
    'Ask the person who runs the server to put the file secret.key or the setting SECRET_KEY back, from the copy in another place. If the key ' +
    'is lost for good, the command rotate-key with --lose-unreadable empties these entries. Until then, log in with a recovery code.',
  open: 'Other users of the server can read the key of the private entries.',
  openAdvice: 'Ask the person who runs the server to run: chmod 600 secret.key in the data folder.',
} as const;

export const keyCopyMessages = {
  none: 'There is no key of private entries yet. It is made with the first one.',
  fine: (time: string, name: string) => `The key of the private entries is kept in another place, as ${name} has confirmed at ${time}.`,
  open: 'No backup contains the key of the private entries. If this server is lost, so are identity documents and bank accounts.',
  openAdvice: (place: string) =>
    `Ask the person who runs the server to copy ${place} to another place, apart from the backups. Then tick on Backups: The key is kept in another place.`,
} as const;
