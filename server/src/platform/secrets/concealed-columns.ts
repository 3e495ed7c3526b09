/**
 * The columns that hold concealed values: identity documents, bank accounts, the keys of authenticator apps and secret settings. No list
 * sorts or searches by them.
 */
export const concealedColumns = {
  user_private: {
    id: 'user_id',
    columns: ['pan', 'driving_licence', 'voter_id', 'aadhaar', 'passport', 'ration_card', 'bank_account', 'bank_name', 'branch', 'ifsc'],
  },
  second_steps: { id: 'user_id', columns: ['secret'] },
  companies: { id: 'id', columns: ['pan', 'account_number'] },
  setting_secrets: { id: 'id', columns: ['secret'] },
} as const;

export type ConcealedTable = keyof typeof concealedColumns;

/** The place to which a value is bound. */
export function placeOf(table: ConcealedTable, column: string, id: number): string {
  return `${table}.${column}:${id}`;
}
