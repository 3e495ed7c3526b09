/** The sentences about places and the lists of the office. */
export const lookupMessages = {
  enterName: 'Please enter a name.',
  present: 'This list has an entry of this name already.',
  entryUnknown: 'This entry does not exist.',
  invalidPincode: 'Please enter valid Pincode.',
  pincodeElsewhere: (state: string) => `This pincode belongs to ${state}.`,
} as const;
