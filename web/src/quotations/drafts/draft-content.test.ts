import { isTooLargeDraft } from '@vikray/contract/quotations/quotation-draft.ts';
import { expect, test } from 'vitest';
import { emptyQuotation, entriesOf, type QuotationForm } from '../builder/quotation-form.ts';
import { contentOf, readContent } from './draft-content.ts';

const empty = emptyQuotation('2026-11-20');

/** The form of a change whose delivery term was of this length before, and is now. */
function changed(before: number, now: number): QuotationForm {
  const base = entriesOf({ ...empty, terms: { delivery: 'b'.repeat(before) } });
  return { ...empty, terms: { delivery: 'n'.repeat(now) }, shippingCharges: '500', origin: { version: 3, base } };
}

test('a draft of a change keeps the former values of the changed fields only (REV-07)', () => {
  const content = readContent(contentOf(changed(3, 4)));
  expect(content?.base).toEqual({
    changed: ['shippingCharges', 'terms'],
    values: { shippingCharges: '0', terms: { delivery: 'bbb' } },
  });
  expect(content?.form.origin).toEqual({ version: 3 });
});

test('former values that do not fit into a draft are left out, and the entries are kept (REV-02, REV-07)', () => {
  const content = contentOf(changed(120_000, 100_000));
  expect(isTooLargeDraft(content)).toBe(false);
  expect(readContent(content)).toMatchObject({ form: { shippingCharges: '500', terms: { delivery: 'n'.repeat(100_000) } } });
  expect(readContent(content)?.base).toBeUndefined();
});
