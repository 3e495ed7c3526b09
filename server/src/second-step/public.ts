/** The parts of the second step that other areas may use. */
export { readCode, takeCode, type ReadCode } from './check-code.ts';
export { deleteSecondStep, eraseSecondStep, findSecondStep, secondStepState } from './second-step-store.ts';
export { fewCodes, isSecondStepMissing } from './required-for.ts';
