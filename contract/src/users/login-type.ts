/** The login types. Administrative is the default of a new user; only an Administrator sees the Change Password entry. */
export const loginTypes = ['Administrative', 'Executive', 'Administrator'] as const;

export type LoginType = (typeof loginTypes)[number];
