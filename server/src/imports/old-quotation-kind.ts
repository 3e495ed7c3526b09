import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { importedOldQuotation, type ImportedOldQuotation } from '@vikray/contract/imports/imported-records.ts';
import { insertOldQuotations, listKnownCodes, takeBackOldQuotations, type FiledQuotation } from '../old-quotations/public.ts';
import type { Pictures } from './pictures.ts';
import { recordKind } from './record-kind.ts';

export const oldQuotationKind = recordKind({
  label: 'qutnumber',
  input: importedOldQuotation,
  presentSentence: say.oldQuotationPresent,
  present: listKnownCodes,
  // Nothing in the panel names an old quotation.
  dependence: async () => undefined,
  takeBack: takeBackOldQuotations,
  async prepare({ pictures }, { lines, ...quotation }) {
    const filed: FiledQuotation['lines'][number][] = [];
    for (const [index, line] of lines.entries()) {
      const picture = await pictureOf(line, pictures);
      if (typeof picture === 'string') return say.ofLine(index + 1, picture);
      const { name, description, quantity, rate, total } = line;
      filed.push({
        name,
        description,
        image_hash: picture?.hash ?? null,
        quantity_hundredths: quantity,
        rate_paise: rate,
        total_paise: total,
      });
    }
    const data: FiledQuotation = { ...quotation, lines: filed };
    return { key: quotation.code, data };
  },
  insert: (tx, records, importId, { now }) => insertOldQuotations(tx, records, { importId, now }),
});

async function pictureOf({ picture, pictureData }: ImportedOldQuotation['lines'][number], pictures: Pictures) {
  if (picture !== '') return pictures.named(picture);
  if (pictureData === '') return undefined;
  return pictures.stored(Buffer.from(pictureData.replace(/^data:[^,]*,/, ''), 'base64'));
}
