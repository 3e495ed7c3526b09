/** Every sentence of the brochures area. */
export const brochureMessages = {
  enterRemark: 'Please enter Remark.',
  saved: 'Remark successfully saved.',
  savedBySomeoneElse: (remark: string) => `Already saved by someone else: ${remark}`,
  noneFound: 'No brochure requests found.',
  notFound: 'This brochure request does not exist.',
  unknownFilter: 'This filter is not known.',
} as const;
