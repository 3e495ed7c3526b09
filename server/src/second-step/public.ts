/** The parts of the second step that other areas may use. */
export { readCode, takeCode, type ReadCode } from './check-code.ts';
export { eraseSecondStep, findSecondStep, secondStepState, type StoredSecondStep } from './second-step-store.ts';
export { fewCodes, isSecondStepMissing, isSecondStepRequired } from './required-for.ts';
