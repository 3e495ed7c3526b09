/** The kinds of user. Administrative is the default of a new one; only an Administrator sees the Change Password entry. */
export const loginTypes = ['Administrative', 'Executive', 'Administrator'] as const;

export type LoginType = (typeof loginTypes)[number];
