/** Every sentence of the rights area. */
export const rightsMessages = {
  updated: 'Access Rights Updated.',
  userNotFound: 'This user does not exist or has been deleted.',
  menuUnknown: 'This menu does not exist.',
  rightUnknown: 'This right does not exist.',
  notHeld: 'You can only give rights that you hold yourself.',
  menuClosed: 'Give access to the menu before giving a right below it.',
  noUsers: 'No Users Available',
  chooseUser: 'Please select a user.',
  readOnly: 'You can look at these rights. Changing them needs the right Edit User.',
  ownRights: 'Nobody but an Administrator changes own rights.',
  ofAdministrator: 'Only an Administrator changes the rights of an Administrator.',
  copied: (name: string) => `The rights of ${name} are filled in. Look over them, then press Update.`,
} as const;
