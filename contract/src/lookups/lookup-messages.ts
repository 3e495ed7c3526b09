/** The sentences about places. */
export const lookupMessages = {
  pincodeElsewhere: (state: string) => `This pincode belongs to ${state}.`,
} as const;
