import type { LoginType } from '@vikray/contract/users/login-type.ts';

/** The user behind a request, with the rights held at this moment. */
export interface SignedIn {
  readonly userId: number;
  readonly name: string;
  readonly loginType: LoginType;
  readonly rights: ReadonlySet<string>;
  /** Their password was made up for them: nothing is open before they have chosen their own. */
  readonly mustChangePassword: boolean;
  /** Names the session without letting anybody use it. */
  readonly sessionHash: string;
}

/** Finds who a session token belongs to; nothing for an unknown, ended or expired one. Given by the session area. */
export type Identify = (token: string) => Promise<SignedIn | undefined>;
