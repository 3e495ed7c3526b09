/** The sentences about places. */
export const lookupMessages = {
  invalidPincode: 'Please enter valid Pincode.',
  pincodeElsewhere: (state: string) => `This pincode belongs to ${state}.`,
} as const;
