import * as z from 'zod';
import { id } from '../platform/fields.ts';
import { row } from '../platform/wire.ts';
import { loginTypes } from '../users/login-type.ts';

/** The logged-in user, as stored in the browser: what the side menu and printed documents show, and nothing secret. */
export const loginRecord = row({
  userId: id,
  name: z.string(),
  nickname: z.string(),
  officeEmail: z.string(),
  officeMobile: z.string(),
  designation: z.string(),
  photo: z.string(),
  loginType: z.enum(loginTypes),
  /** Present while the first user has not entered who they are. */
  mustComplete: z.literal('Yes').optional(),
  /** Present while the user can do nothing but choose their own password. */
  mustChangePassword: z.literal(true).optional(),
  /** Present while the user can do nothing but set up their second step. */
  mustSetUpSecondStep: z.literal(true).optional(),
  /** Present when few recovery codes are left. */
  recoveryCodesLeft: z.int().optional(),
  /** How many days a new quotation is valid, 0 for no end, and a link; present where the settings differ from the presets. */
  quotationValidDays: z.int().optional(),
  linkValidDays: z.int().optional(),
  /** The payment plans that a quotation offers, as the setting has them; present where it differs from the preset. */
  paymentPlans: z.string().optional(),
});

export type LoginRecord = z.output<typeof loginRecord>;
