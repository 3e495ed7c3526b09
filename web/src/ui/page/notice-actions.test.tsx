import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../../testing/screens/web-form-actions.ts';
import { refusal, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { Notices, notify } from '../../platform/notify.tsx';
import { pdfAction } from './notice-actions.ts';

test.each([
  ['Cannot be printed: 😀 in line 1 (Cot).', 'Unprintable', 'Cannot be printed: 😀 in line 1 (Cot).'],
  ['Only approved ones.', 'NotApproved', 'Failed to export.'],
])(
  'the PDF link of a notice says which characters cannot be printed, or otherwise that the PDF failed: %s',
  async (sentence, code, answered) => {
    stubServer({ 'quotations/1.pdf': refusal(409, sentence, { code }) } as never);
    render(<Notices />);
    notify.success('Approved.', { actions: [pdfAction('/api/quotations/1.pdf', 'Failed to export.')] });
    await screen.findByText('Approved.');
    press('PDF');
    expect(await screen.findByText(answered)).toBeTruthy();
  },
);
