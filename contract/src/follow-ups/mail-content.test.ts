import { describe, expect, test } from 'vitest';
import { placeholderValues } from '../mail-templates/mail-placeholders.ts';
import { followUpLetter } from './follow-up-letter.ts';
import { bringsLink, mailContent } from './mail-content.ts';

const quotation = {
  companyName: 'Asha Clinic',
  number: 'ABC/2026-2027/0001',
  date: '2026-11-20',
  totalAmount: 10_738_00,
  validUntil: '2026-12-20',
  preparedBy: 'Rohini Sondhi',
  preparedByMobile: '9000000001',
  companyForName: 'Taramandal Furniture',
};
const signatory = { name: 'Rohini Sondhi', designation: 'Sales Executive', officeMobile: '9000000001', officeEmail: 'rs@example.in' };
const url = 'https://offers.example.in/q/abc';
const letter = followUpLetter(quotation, 'Dr. Gokhale', signatory);
const values = (link = '') => placeholderValues(quotation, 'Dr. Gokhale', 'Sales Executive', link);

describe('the content of a mail', () => {
  test('is the documented letter when nothing else is chosen (FUP-13, FUP-18)', () => {
    const { subject, paragraphs } = mailContent(letter, {}, values());
    expect(subject).toBe(letter.subject);
    expect(paragraphs).toEqual([letter.salutation, ...letter.paragraphs, letter.closing.join('\n')]);
  });

  test('has the link before the signature of the letter, and at the end of a text that does not mention it (FUP-13)', () => {
    expect(mailContent(letter, {}, values(url)).paragraphs.at(-2)).toContain(url);
    const { paragraphs } = mailContent(letter, { text: 'Dear {name},\n\nA word.' }, values(url));
    expect(paragraphs.map((paragraph) => paragraph.includes(url))).toEqual([false, false, true]);
  });

  test('has it once where the text mentions it (FUP-19)', () => {
    const { paragraphs } = mailContent(letter, { text: 'Dear {name},\n \nHere: {link}\n\n\nRegards,\n{preparer}' }, values(url));
    expect(paragraphs).toEqual(['Dear Dr. Gokhale,', `Here: ${url}`, 'Regards,\nRohini Sondhi']);
  });

  test('fills the subject too, and takes text and subject from the letter where one is absent (FUP-13, FUP-19)', () => {
    expect(mailContent(letter, { subject: 'For {company}: {amount}' }, values())).toEqual({
      subject: 'For Asha Clinic: INR 10,738.00',
      paragraphs: mailContent(letter, {}, values()).paragraphs,
    });
    expect(mailContent(letter, { text: '{number}' }, values())).toEqual({ subject: letter.subject, paragraphs: ['ABC/2026-2027/0001'] });
  });

  test('speaks of no attachment when the PDF is left out (FUP-13)', () => {
    const [without, documented] = [
      followUpLetter(quotation, 'Asha', signatory, { attachesPdf: false }),
      followUpLetter(quotation, 'Asha', signatory),
    ];
    expect(without.paragraphs).toEqual(documented.paragraphs.slice(0, 2));
  });
});

test.each([
  [{ text: 'Dear {name}' }, undefined, false],
  [{ text: 'Dear {name}' }, 'Yes', true],
  [{ text: '{link}' }, undefined, true],
  [{ subject: '{link}' }, null, true],
  [{ text: '{link}' }, 'No', false],
  [{}, 'No', false],
] as const)('%j with link %s: a link is made, %s (FUP-13)', (words, link, isMade) => {
  expect(bringsLink(words, link)).toBe(isMade);
});
