/** What the panel says about a GSTIN and a GST category. */
export const gstMessages = {
  none: 'Read as no GSTIN. The field stays blank.',
  length: 'A GSTIN has 15 characters.',
  pattern: 'This does not look like a GSTIN.',
  checkCharacter: (expected: string) => `The last character should be ${expected}.`,
  otherState: (ofGstin: string, ofAddress: string) => `This GSTIN belongs to ${ofGstin}, but the address is in ${ofAddress}.`,
  /** Follows the name of the other customer. */
  alsoThere: 'has this GSTIN too.',
  gstin: 'GSTIN',
  category: 'GST Category',
  /** The choice of a category that follows the data. */
  byData: 'By GSTIN and country',
  categoryNow: (category: string) => `Now ${category}.`,
} as const;
