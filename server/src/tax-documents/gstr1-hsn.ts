import { unitWithName } from '@vikray/contract/gst/unit-names.ts';
import type { TaxedItem } from '@vikray/contract/tax-documents/taxed-items.ts';
import { fileText } from '@vikray/contract/tax-documents/file-texts.ts';
import { signedText } from './amount-texts.ts';

type Sum = Pick<TaxedItem, 'quantity' | 'taxable' | 'cgst' | 'sgst' | 'igst'> & { readonly name: string };

/** The longest description of a code. */
const longest = 30;

/** The sums of each code, unit and rate. Services have no unit. */
export class HsnSummary {
  readonly #byCode = new Map<string, Sum>();

  /** Takes a credited item off its sums. */
  takeOff(item: TaxedItem): void {
    const { quantity, taxable, cgst, sgst, igst } = item;
    this.add({ ...item, quantity: -quantity, taxable: -taxable, cgst: -cgst, sgst: -sgst, igst: -igst });
  }

  add({ hsn, unit, gstPercent, isService, name, quantity, taxable, cgst, sgst, igst }: TaxedItem): void {
    const key = [hsn, isService ? 'NA' : unitWithName(unit), gstPercent].join('|');
    const before = this.#byCode.get(key) ?? { name, quantity: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 };
    this.#byCode.set(key, {
      name: before.name,
      quantity: before.quantity + (isService ? 0 : quantity),
      taxable: before.taxable + taxable,
      cgst: before.cgst + cgst,
      sgst: before.sgst + sgst,
      igst: before.igst + igst,
    });
  }

  rows(): string[][] {
    return [...this.#byCode]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, sum]) => {
        const [hsn = '', unit = '', rate = '0'] = key.split('|');
        const { name, quantity, taxable, cgst, sgst, igst } = sum;
        const amounts = [taxable, igst, cgst, sgst].map(signedText);
        const total = signedText(taxable + igst + cgst + sgst);
        return [hsn, fileText(name, longest), unit, `${quantity}.00`, total, signedText(Number(rate)), ...amounts, '0.00'];
      });
  }
}
