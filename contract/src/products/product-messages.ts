/** Every sentence of the products area. */
export const productMessages = {
  uploadImage: 'Please upload Product Image.',
  imageHint: 'JPEG, PNG or WebP, less than 2 mb. You can also drop it here.',
  selectSolutions: 'Please select Product Solutions.',
  selectCategory: 'Please select Product Category.',
  enterName: 'Please enter Product Name.',
  enterMrp: 'Please enter Product MRP.',
  enterFloorPrice: 'Please enter a valid Floor Price.',
  enterReorderLevel: 'Please enter a valid Reorder Level.',
  enterReorderQuantity: 'Please enter a valid Reorder Quantity.',
  invalidHsn: 'HSN has 4, 6 or 8 digits.',
  hsnListOf: (date: string) => `List of ${date}`,
  gstOfQuotation: 'Blank: as in the quotation.',
  invalidGst: 'Please enter a GST percentage from 0 to 100.',
  enterCode: 'Please enter a valid Product Code.',
  codePresent: 'Product code already present.',
  present: 'Product already Present.',
  added: 'Product Successfully Added.',
  updated: 'Product Successfully Updated.',
  /** The dialog for changes that do not make a product pending, and the button that opens it. */
  control: 'Code, Floor Price & Reorder Level',
  changeControl: 'Change Code & Levels',
  code: 'Product Code',
  reorderLevel: 'Reorder Level',
  reorderLevelHint: 'Shortages lists the product once no more than this is free.',
  reorderQuantity: 'Reorder Quantity',
  reorderQuantityHint: 'At least this much is proposed.',
  approved: 'Product successfully Approved.',
  deleted: 'Product successfully deleted.',
  confirmApproveTitle: 'Confirm to Approve',
  confirmApprove: 'Are you sure you want to approve the product.',
  confirmDeleteTitle: 'Confirm to Delete',
  confirmDelete: 'Are you sure you want to delete the product.',
  noneFound: 'Product list no found',
  notFound: 'This product does not exist or has been deleted.',
  /** On the page, below the sentence of the refusal. */
  stockMoved: 'The stock of this product has changed. Load it again to continue.',
} as const;

/** The sentences of Fill HSN on the product list. */
export const fillMessages = {
  fill: 'Fill HSN',
  title: (count: number) => (count === 0 ? 'Fill HSN' : count === 1 ? 'Fill HSN of 1 Product' : `Fill HSN of ${count} Products`),
  onlyBlank: 'Only for products without a percentage of their own.',
  results: 'Result',
  filled: 'Filled',
  notFilled: 'Not filled',
} as const;

/** The questions before something is done with several products. */
export const productSeveral = {
  approve: (count: number) => (count === 1 ? 'Approve 1 product?' : `Approve ${count} products?`),
  remove: (count: number) => (count === 1 ? 'Delete 1 product?' : `Delete ${count} products?`),
} as const;
