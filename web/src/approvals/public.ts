/** The parts of the approval screens that other areas may use. */
export { LimitsPanel } from './LimitsPanel.tsx';
