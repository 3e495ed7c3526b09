/** Where the browser tests' server listens, and its first user, who has every right. */
export const e2ePort = 3100;
export const e2eAdmin = { mobile: '9000000001', password: 'Vikray-e2e-1' } as const;
