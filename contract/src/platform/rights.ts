/**
 * Every right that an operation can require, with its name in the sub-menu table, where each name exists exactly once. The first of each
 * group is the menu's View right, which shows the list in the side menu.
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
  'Shortages',
  'Stock List',
  'Add Stock Count',
  'Quotation List',
  'Add Quotation',
  'Approve Quotation',
  'Edit Quotation',
  'Void Quotation',
  'Quick Quotation',
  'View Old Quotation',
  'Approval Queue',
  'Send Quotation',
  'Order List',
  'Add Order',
  'Edit Order',
  'Void Order',
  'Dispatch List',
  'Add Dispatch',
  'Void Dispatch',
  'View Dispatch Desk',
  'Return List',
  'Add Return',
  'View Tax Documents',
  'Add Tax Document',
  'Void Tax Document',
  'Receipt List',
  'Add Receipt',
  'Allow Deduction',
  'Edit Receipt',
  'Void Receipt',
  'View Outstanding',
  'Add Collection Call',
  'Edit Credit',
  'Credit Note List',
  'Add Credit Note',
  'Void Credit Note',
  'View Reports',
  'Enquiry List',
  'Add Enquiry',
  'Follow Up List',
  'Add Follow Up',
  'View Mail Template',
  'Add Mail Template',
  'Delete Mail Template',
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
  'Add Note',
  'Delete Note',
  'Add API Token',
] as const;

/** The View rights that also protect what their pages show. The others only show the page in the side menu (RGT-29). */
export const protectingViews: ReadonlySet<string> = new Set<(typeof rightNames)[number]>([
  'View Tax Documents',
  'Receipt List',
  'View Outstanding',
  'Credit Note List',
  'View Reports',
]);

/** Rights that no menu grants: the settings of the panel name the users who hold them. */
export const settingRights = ['Follow Up'] as const;

/** The name of a right. */
export type RightName = (typeof rightNames)[number] | (typeof settingRights)[number];

/** What an operation may require of a user: a right, or the login type Administrator, which the rights matrix cannot take away. */
export type Demand = RightName | 'Administrator';

/** Who may call an operation: users who meet the demand or any of several demands, every user who is logged in, or anyone. */
export type RequiredRight = Demand | readonly Demand[] | 'signed-in' | 'public';

/** What the checks need of a logged-in user. */
export interface Holder {
  readonly rights: ReadonlySet<string>;
  readonly loginType: string;
}

/** Whether the user meets the requirement. Without a user, the caller is not logged in. */
export function isAllowed(required: RequiredRight, user: Holder | undefined): boolean {
  if (required === 'public') return true;
  if (!user) return false;
  if (required === 'signed-in') return true;
  const demands: readonly Demand[] = typeof required === 'string' ? [required] : required;
  return demands.some((demand) => (demand === 'Administrator' ? user.loginType === 'Administrator' : user.rights.has(demand)));
}

/** The rights that an operation requires, for the message to a user who lacks them: `Add User or Edit User`. */
export function rightWords(required: RequiredRight): string {
  return typeof required === 'string' ? required : required.join(' or ');
}
