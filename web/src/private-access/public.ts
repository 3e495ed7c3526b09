/** The parts of this area that others may use. */
export { OwnReadings } from './OwnReadings.tsx';
