/**
 * Every right that an operation can ask for, as named in the sub-menu table; each stands there exactly once. The first of each group is the
 * menu's View right, which shows its list in the side menu.
 */
export const rightNames = [
  'View Dashboard',
  'Customer List',
  'Add Customer',
  'Approve Customer',
  'Edit Customer',
  'Delete Customer',
  'Product List',
  'Add Product',
  'Approve Product',
  'Edit Product',
  'Delete Product',
  'Purchase List',
  'Add Purchase',
  'Quotation List',
  'Add Quotation',
  'Approve Quotation',
  'Void Quotation',
  'View Old Quotation',
  'Order List',
  'Add Order',
  'Dispatch List',
  'Add Dispatch',
  'Sales List',
  'User List',
  'Add User',
  'Edit User',
  'Delete User',
  'Add User Rights',
  'Company List',
  'Add Company',
  'Edit Company',
  'View Tax',
  'Add Tax',
  'Delete Tax',
  'View Terms',
  'Add Terms',
  'Delete Terms',
  'View Brochure',
] as const;

/** Rights that no menu gives: the settings of the panel name who holds them. */
export const settingRights = ['Follow Up'] as const;

export type RightName = (typeof rightNames)[number] | (typeof settingRights)[number];

/** What an operation may ask of a user: a right, or the login type Administrator, which nobody can take away in the rights matrix. */
export type Demand = RightName | 'Administrator';

/** Who may call an operation: who fulfils the demand, any of several demands, everybody signed in, or everybody. */
export type RequiredRight = Demand | readonly Demand[] | 'signed-in' | 'public';

/** What is asked of a user who is logged in. */
export interface Holder {
  readonly rights: ReadonlySet<string>;
  readonly loginType: string;
}

/** Whether the user may do what asks for `required`; nobody is a visitor. */
export function isAllowed(required: RequiredRight, user: Holder | undefined): boolean {
  if (required === 'public') return true;
  if (!user) return false;
  if (required === 'signed-in') return true;
  const demands: readonly Demand[] = typeof required === 'string' ? [required] : required;
  return demands.some((demand) => (demand === 'Administrator' ? user.loginType === 'Administrator' : user.rights.has(demand)));
}

/** The rights that an operation asks for, as they are told to somebody who lacks them: `Add User or Edit User`. */
export function rightWords(required: RequiredRight): string {
  return typeof required === 'string' ? required : required.join(' or ');
}
