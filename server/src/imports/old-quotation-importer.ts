import { imageMessages } from '@vikray/contract/images/image-messages.ts';
import { maxImageBytes } from '@vikray/contract/images/image.ts';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { importedOldQuotation, type ImportedOldQuotation } from '@vikray/contract/imports/imported-records.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import type { FailedCheck } from '@vikray/contract/platform/check.ts';
import { insertOldQuotations, listKnownCodes, takeBackOldQuotations, type OldQuotationRecord } from '../old-quotations/public.ts';
import type { ImportedPictures } from './pictures.ts';
import { recordImporter } from './record-importer.ts';
import * as z from 'zod';

export const oldQuotationImporter = recordImporter({
  kind: 'old-quotations',
  label: 'qutnumber',
  sharedFields: ['qutcode'],
  input: importedOldQuotation,
  presentSentence: say.oldQuotationPresent,
  present: listKnownCodes,
  // No record refers to an old quotation.
  dependence: async () => undefined,
  takeBack: takeBackOldQuotations,
  keyOf: ({ code }) => code,
  async faults({ pictures, today }, { date }, { lines }) {
    const found: FailedCheck[] = date && date > today ? [{ field: 'date', message: say.dateAhead(slashedDate(date)) }] : [];
    for (const [index, line] of picturedLines.parse(lines).entries()) {
      const picture = await pictureOf(line, pictures);
      if (typeof picture === 'string') found.push({ field: `lines.${index}.picture`, message: picture });
    }
    return found;
  },
  async prepare({ pictures }, { lines, ...quotation }): Promise<OldQuotationRecord> {
    const filed: OldQuotationRecord['lines'][number][] = [];
    for (const line of lines) {
      const picture = await pictureOf(line, pictures);
      const { name, description, quantity, rate, total } = line;
      filed.push({
        name,
        description,
        image_hash: typeof picture === 'object' ? picture.hash : null,
        quantity_hundredths: quantity,
        rate_paise: rate,
        total_paise: total,
      });
    }
    return { ...quotation, lines: filed };
  },
  insert: (tx, records, importId, { now }) => insertOldQuotations(tx, records, { importId, now }),
});

const text = z.string().catch('');
/** The pictures of the lines, even if the lines have other faults. */
const picturedLines = z
  .array(
    z
      .object({ image: text, imgdata: text })
      .catch({ image: '', imgdata: '' })
      .transform(({ image, imgdata }) => ({ picture: image, pictureData: imgdata })),
  )
  .catch([]);

/** A picture in base64, with some blanks and what it says of itself. */
const maxPictureLetters = 1.4 * maxImageBytes.Product;

type PicturedLine = Pick<ImportedOldQuotation['lines'][number], 'picture' | 'pictureData'>;

async function pictureOf({ picture, pictureData }: PicturedLine, pictures: ImportedPictures) {
  if (picture !== '') return pictures.named(picture);
  if (pictureData === '') return undefined;
  if (pictureData.length > maxPictureLetters) return imageMessages.tooLarge.Product;
  return pictures.stored(Buffer.from(pictureData.replace(/^data:[^,]*,/, ''), 'base64'));
}
