import { findGstStateByName } from './gst-states.ts';
import { gstMessages as say } from './gst-messages.ts';
import { gstinCheckCharacter, hasGstinPattern, stateOfGstin } from './gstin.ts';
import { gstinLength, normalGstin, saysNoGstin } from './normal-gstin.ts';

/** A GSTIN beside the State of the address. */
interface GstinOfAddress {
  readonly gstin: string;
  /** The name of the State; blank for none. */
  readonly state: string;
}

/** Possible faults of a GSTIN, the most basic first; none for a blank one. They never prevent saving. */
export function gstinHints({ gstin: typed, state: name }: GstinOfAddress): string[] {
  if (saysNoGstin(typed)) return [say.none];
  const gstin = normalGstin(typed);
  if (gstin === '') return [];
  const ofGstin = stateOfGstin(gstin);
  const ofAddress = findGstStateByName(name);
  const isElsewhere = ofGstin && ofAddress && ofGstin.code !== ofAddress.code;
  return [...hintsAtText(gstin), ...(isElsewhere ? [say.otherState(ofGstin.name, ofAddress.name)] : [])];
}

function hintsAtText(gstin: string): string[] {
  if (gstin.length !== gstinLength) return [say.length];
  if (!hasGstinPattern(gstin)) return [say.pattern];
  const expected = gstinCheckCharacter(gstin.slice(0, gstinLength - 1));
  return gstin.endsWith(expected) ? [] : [say.checkCharacter(expected)];
}
