import type { LinkChannel } from './quotation-link.ts';

/** Every sentence of the screens about links and the answers of customers. */
export const shareMessages = {
  share: 'Share',
  title: 'Links for the Customer',
  newLink: 'New Link',
  explained: 'Anyone with the link can read this quotation, download its PDF and answer. The panel does not send the link by itself.',
  lastDay: 'Last Day',
  /** What each button does with the new link. */
  make: { Copy: 'Make Link', WhatsApp: 'Link for WhatsApp' },
  shownOnce: 'Copy the link now. It is shown only this once.',
  notShown: 'The link was made, but its address did not arrive. Withdraw the link and make another.',
  address: 'Address of the link',
  copy: 'Copy',
  copied: 'Link copied.',
  notCopied: 'The link could not be copied. Select it and copy it by hand.',
  openWhatsApp: 'Open WhatsApp',
  whatsAppText: (name: string, number: string, url: string) =>
    `Dear ${name},\n\nPlease find our quotation ${number} here: ${url}\n\nYou can accept it there, or tell us what should change.`,
  links: 'Links',
  none: 'No link has been made yet.',
  withdraw: 'Withdraw',
  withdrawLink: (channel: LinkChannel, date: string) => `Withdraw the link for ${channel} of ${date}`,
  withdrawn: 'The link is withdrawn.',
  madeBy: (name: string, time: string) => `${name}, ${time}`,
  until: (date: string) => `Until ${date}`,
  opened: (time: string) => `Opened ${time}`,
  notOpened: 'Not opened yet',
  channels: { Mail: 'Mail', WhatsApp: 'WhatsApp', Copy: 'Copied' } satisfies Record<LinkChannel, string>,
  answers: { Accept: 'Accepted', Change: 'Change requested', Decline: 'Declined' },
  accepted: (by: string, date: string) => `Accepted by ${by} on ${date}`,
  askedForChange: (date: string) => `The customer asked for a change on ${date}`,
  declined: (date: string) => `The customer declined on ${date}`,
  poNumber: (number: string) => `PO Number ${number}`,
  generateOrder: 'Generate Order',
  revise: 'Revise',
  markLost: 'Mark Lost',
} as const;
