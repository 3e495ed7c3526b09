/** Every sentence of the customers area. */
export const customerMessages = {
  selectIndustry: 'Please select Industry.',
  enterCompanyName: 'Please enter Company Name.',
  selectCompanyType: 'Please select Company Type.',
  enterPhone: 'Please enter Phone Number.',
  invalidPhone: 'Please provide a valid Phone Number.',
  enterEmail: 'Please enter Email Address.',
  invalidEmail: 'Please enter valid Email Address.',
  invalidWebsite: 'Please enter valid Website Address.',
  companyExists: 'Company Already Exists.',
  enterAddress: "Please enter Customer's complete Address.",
  selectCountry: 'Please select Country.',
  selectState: 'Please select State.',
  selectCity: 'Please select City.',
  enterPincode: 'Please enter Pincode.',
  invalidPincode: 'Please enter valid Pincode.',

  enterContactName: 'Please enter Contact Person Name.',
  enterContactDesignation: 'Please enter Contact Person Designation.',
  enterContactEmail: 'Please enter Contact Person Email Address.',
  enterContactMobile: 'Please enter Contact Person Mobile.',
  invalidMobile: 'Please enter valid Mobile Number.',
  addContact: 'Add atleast 1 Contact Person.',
  unknownContact: 'This contact person does not belong to the customer.',

  /** Shown beside the field on the view and edit page. */
  inline: {
    phone: 'Please provide a valid Phone Number.',
    email: 'Please provide a valid Email Address.',
    pincode: 'Please provide a valid Pincode.',
    contactEmail: 'Please provide a valid Contact Person Email.',
    contactMobile: 'Please provide a valid Contact Person Mobile.',
    contactPhone: 'Please provide a valid Contact Phone Number.',
  },

  added: 'Customer Successfully Added.',
  updated: 'Customer Successfully Updated.',
  approved: 'Customer successfully Approved.',
  /** The specification's wording. */
  deleted: 'User successfully deleted.',
  confirmApproveTitle: 'Confirm to Approve',
  confirmApprove: 'Are you sure you want to approve the customer.',
  confirmDeleteTitle: 'Confirm to Delete',
  confirmDelete: 'Are you sure you want to delete the customer.',
  noneFound: 'Customer list no found',
  noContacts: 'No contact details available',
  notFound: 'This customer does not exist or has been deleted.',
} as const;

/** The questions before something is done with several customers. */
export const customerSeveral = {
  approve: (count: number) => (count === 1 ? 'Approve 1 customer?' : `Approve ${count} customers?`),
  remove: (count: number) => (count === 1 ? 'Delete 1 customer?' : `Delete ${count} customers?`),
} as const;
