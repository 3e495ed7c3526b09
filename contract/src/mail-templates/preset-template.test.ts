import { describe, expect, test } from 'vitest';
import type { MailTemplate, Occasion } from './mail-template.ts';
import { presetTemplate } from './preset-template.ts';

const template = (name: string, step: number | null, occasion: Occasion | '' = ''): MailTemplate => ({
  templateId: 1,
  name,
  step,
  occasion,
  subject: '',
  text: '',
  updatedOn: '',
  version: 1,
});

const usual = [
  template('Second', 2),
  template('First', 1),
  template('Thanks', null),
  template('Offer', 0),
  template('Revision', null, 'Revision'),
  template('Order', null, 'Order'),
];
const received = { isHandedOver: true, isEarlierHandedOver: false, lastStep: null };

describe('the template that a mail begins with', () => {
  test.each([
    ['of what was never sent, is the offer', { isHandedOver: false }, 'Offer'],
    ['of a revision of what was sent, says so', { isHandedOver: false, isEarlierHandedOver: true }, 'Revision'],
    ['after the offer, is the first reminder', { lastStep: 0 }, 'First'],
    ['after a link or a letter without a step, is the first reminder', {}, 'First'],
    ['after the first reminder, is the second', { lastStep: 1 }, 'Second'],
    ['after the last reminder, is the letter', { lastStep: 2 }, undefined],
  ])('%s (LET-11)', (_, change, name) => {
    expect(presetTemplate(usual, { ...received, ...change })?.name).toBe(name);
  });

  test('is the offer for a revision, and the letter, where the office has deleted the others (LET-11)', () => {
    const revised = { ...received, isHandedOver: false, isEarlierHandedOver: true };
    expect(presetTemplate([template('Offer', 0)], revised)?.name).toBe('Offer');
    expect(presetTemplate([], revised)).toBeUndefined();
  });
});
