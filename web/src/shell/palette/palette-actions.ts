import { actionWords, paletteMessages as say } from '@vikray/contract/palette/palette-messages.ts';
import type { FoundAction } from '@vikray/contract/palette/found-record.ts';
import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { savePdf } from '../../ui/lists/save-pdf.ts';
import type { PaletteEntry } from './palette-entries.ts';

/** Something that can be done with a record. */
export interface PaletteAction {
  readonly key: string;
  readonly label: string;
  /** The address that it opens, without the leading slash. */
  readonly page?: string;
  readonly run?: () => void;
}

/** What can be done with an entry: opening it first. */
export function actionsOf(entry: PaletteEntry): PaletteAction[] {
  return [{ key: 'open', label: say.open, page: entry.page }, ...entry.actions.map((action) => actionOf(action, entry))];
}

function actionOf(action: FoundAction, { kind, id = 0, dealId }: PaletteEntry): PaletteAction {
  const label = actionWords[action];
  switch (action) {
    case 'PDF':
      return { key: action, label, run: () => void savePdf(`/api/${kind}s/${id}.pdf`, printingMessages.pdfFailed) };
    case 'Copy':
      return { key: action, label, page: `addquotation?copy=${id}` };
    case 'Edit':
      return { key: action, label, page: `addquotation?edit=${id}` };
    case 'Revise':
      return { key: action, label, page: `addquotation?revise=${id}` };
    case 'Follow up':
      return { key: action, label, page: `followups?id=${dealId ?? id}` };
    case 'Dispatch':
      return { key: action, label, page: `dispatch?id=${id}` };
  }
}
