/** Every sentence of the rights area. */
export const rightsMessages = {
  updated: 'Access Rights Updated.',
  /** Above the matrix. */
  whatViewsDo:
    'Customers, products, quotations, orders and the dashboard are open to everyone who logs in. View rights show the pages in the menu; those with a lock also protect what is in them.',
  protects: 'Also protects what is in it',
  userNotFound: 'This user does not exist or has been deleted.',
  menuUnknown: 'This menu does not exist.',
  rightUnknown: 'This right does not exist.',
  notHeld: 'You can only give rights that you hold yourself.',
  someNotHeld: 'You can only give rights that you hold yourself, so the other boxes are locked.',
  leftOut: (names: readonly string[]) => `Not filled in, because you do not hold these rights yourself: ${names.join(', ')}.`,
  menuClosed: 'Give access to the menu before you give a right below it.',
  noUsers: 'No Users Available',
  chooseUser: 'Please select a user.',
  readOnly: 'You can view these rights. To change them, you need the right Edit User.',
  ownRights: 'Only an Administrator can change their own rights.',
  copied: (name: string) => `The rights of ${name} are filled in. Check them, then press Update.`,
} as const;
