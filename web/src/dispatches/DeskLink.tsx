import { dispatchDeskMessages as say } from '@vikray/contract/dispatches/dispatch-desk-messages.ts';
import { useRights } from '../platform/rights.ts';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';

/** Leads from the dispatch of one order to the desk with all of them, for users whose menu has it. */
export function DeskLink() {
  return useRights().has('View Dispatch Desk') && <ButtonLink to="/dispatchdesk">{say.title}</ButtonLink>;
}
