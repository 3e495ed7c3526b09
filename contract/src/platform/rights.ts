/**
 * Every right that an operation can ask for, as named in the sub-menu table; each stands there exactly once.
 * The first of each group is the menu's View right, which shows its list in the side menu.
 */
export const rightNames = [
  'View Dashboard',
  'Customer List', 'Add Customer', 'Approve Customer', 'Edit Customer', 'Delete Customer',
  'Product List', 'Add Product', 'Approve Product', 'Edit Product', 'Delete Product',
  'Purchase List', 'Add Purchase',
  'Quotation List', 'Add Quotation', 'Approve Quotation', 'Void Quotation',
  'View Old Quotation',
  'Order List', 'Add Order',
  'Dispatch List', 'Add Dispatch',
  'Sales List',
  'User List', 'Add User', 'Edit User', 'Delete User', 'Add User Rights',
  'Company List', 'Add Company', 'Edit Company',
  'View Tax', 'Add Tax', 'Delete Tax',
  'View Terms', 'Add Terms', 'Delete Terms',
  'View Brochure',
] as const;

export type RightName = (typeof rightNames)[number];

/** Who may call an operation: a holder of the right, of any of several rights, everybody signed in, or everybody. */
export type RequiredRight = RightName | readonly RightName[] | 'signed-in' | 'public';

/** Whether a user who holds `held` may do what asks for `required`; `signedIn` is false for a visitor. */
export function isAllowed(required: RequiredRight, signedIn: boolean, held: ReadonlySet<string>): boolean {
  if (required === 'public') return true;
  if (!signedIn) return false;
  if (required === 'signed-in') return true;
  return typeof required === 'string' ? held.has(required) : required.some((right) => held.has(right));
}
