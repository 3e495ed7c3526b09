import type { LoginType } from '@vikray/contract/users/login-type.ts';
import type { SnapshotId } from './database/changes/change-tracker.ts';

/** The user of a request, with their current rights. */
export interface SignedIn {
  readonly userId: number;
  readonly name: string;
  readonly loginType: LoginType;
  readonly rights: ReadonlySet<string>;
  /** True if someone else set their password. They can do nothing until they choose their own. */
  readonly mustChangePassword: boolean;
  /** True if the office requires a second step and they have none. They can do nothing until they set it up. */
  readonly mustSetUpSecondStep: boolean;
  /** Identifies the session or token, but cannot be used to log in. */
  readonly sessionHash: string;
  /** Set if a program sends the request with a token. */
  readonly token?: TokenInUse;
  /** The snapshot of the database in which the session was found. */
  readonly snapshot?: SnapshotId;
}

/** The token of a program's request. */
export interface TokenInUse {
  readonly tokenId: number;
  /** What its user calls it. */
  readonly name: string;
  readonly mayWrite: boolean;
}

/** Finds the user of a program's token; undefined if it is unknown, ended or expired. The area of tokens provides it. */
export type IdentifyProgram = (token: string, address: string) => Promise<SignedIn | undefined>;

/** Finds the user of a session token; undefined if it is unknown, ended or expired. The session area provides it. */
export type Identify = (token: string) => Promise<SignedIn | undefined>;
