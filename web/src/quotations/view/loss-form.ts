/** Why something was lost, as entered. */
export interface LossForm {
  readonly lostReason: number | undefined;
  readonly remark: string;
}

export const noLoss: LossForm = { lostReason: undefined, remark: '' };
