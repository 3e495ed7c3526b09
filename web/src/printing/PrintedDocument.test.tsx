import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aDocument } from '../../../testing/builders/printable-documents.ts';
import { PrintedDocument } from './PrintedDocument.tsx';

const sheets = () => screen.getAllByRole('region');
const textOf = (element: HTMLElement | undefined) => element?.textContent.replaceAll(/\s+/g, ' ') ?? '';
const placeholders = () => document.querySelectorAll('[data-placeholder="picture"]').length;

describe('a document on screen', () => {
  test('shows three products on a sheet and a sheet for totals and terms, each with its number (PDF-05)', () => {
    render(<PrintedDocument document={aDocument({ count: 7 })} />);
    expect(sheets().map((sheet) => sheet.getAttribute('aria-label'))).toEqual(['Page 1 of 4', 'Page 2 of 4', 'Page 3 of 4', 'Page 4 of 4']);
    expect(sheets().map((sheet) => within(sheet).queryAllByText(/^Fowler Bed/).length)).toEqual([3, 3, 1, 0]);
  });

  test('uses compact rows from thirteen products on, and moves long texts to an annexure before the totals (PDF-04, PDF-05)', () => {
    render(
      <PrintedDocument document={aDocument({ count: 13, line: (index) => (index === 0 ? { description: 'clause '.repeat(900) } : {}) })} />,
    );
    expect(sheets().map((sheet) => within(sheet).queryAllByRole('img', { name: /^Fowler Bed/ }).length)).toEqual([1, 10, 2, 0, 0, 0]);
    expect(screen.getAllByRole('table', { name: 'Technical Specifications' })).toHaveLength(2);
    expect(screen.getByText('Continued under Technical Specifications')).toBeTruthy();
    expect(within(sheets().at(-1) ?? document.body).getByRole('table', { name: 'Totals' })).toBeTruthy();
  });

  test('has title, customer, number and date as headings and text (PDF-02, PDF-03)', () => {
    render(<PrintedDocument document={aDocument()} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Product Quotation' })).toBeDefined();
    const first = textOf(sheets()[0]);
    for (const text of [
      'To Niramaya Lotus Hospital Trust',
      'Quotation Number RSD/2026-2027/0148',
      'Date 20/11/2026',
      'Kind Attention: Mr. Devdatta Rao - Purchase Manager',
      'MSME No.: UDYAM-MH-26-0000000',
    ]) {
      expect(first).toContain(text);
    }
  });

  test('has its products in a table (PDF-04)', () => {
    render(<PrintedDocument document={aDocument()} />);
    const table = screen.getAllByRole('table')[0];
    expect(
      table &&
        within(table)
          .getAllByRole('columnheader')
          .map((cell) => cell.textContent),
    ).toEqual(['Sl. No.', 'Product Image', 'Product Name & Description', 'Quantity', 'Rate in INR', 'Total in INR']);
    expect(
      table &&
        within(table)
          .getAllByRole('cell')
          .map((cell) => textOf(cell)),
    ).toEqual(['1', '', 'Fowler Bed 1 Four sections, ABS panels.', '2', '64,200.00', '1,28,400.00']);
  });

  test('has totals and terms in their order, then the preparer and the note (PDF-06, PDF-07, PDF-08, PDF-09)', () => {
    render(<PrintedDocument document={aDocument({ record: { warranty: '' } })} />);
    const rows = within(screen.getByRole('table', { name: 'Totals' })).getAllByRole('rowheader');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Sub Total',
      'After Special Discount (7.5%)',
      'GST on Goods (18%)',
      'Special Wooden Packing & Forwarding',
      'Freight Charges',
      'Installation Charges',
      'GST on Service Charge (18%)',
      'GRAND TOTAL',
    ]);
    const terms = within(screen.getByRole('table', { name: 'Terms & Conditions of Sale' })).getAllByRole('row');
    expect(terms.map((row) => [...row.children].map((cell) => cell.textContent))).toContainEqual(['Warranty', '-']);
    const last = textOf(sheets().at(-1));
    expect(last).toContain('Prepared by Rohini Sondhi 9000000021 rohini@taramandal.example.in');
    expect(last).toContain('This is a computer generated quotation therefore it does not require a signature.');
  });

  test('says VOID on every sheet of a void document, and on no other document', () => {
    const { rerender } = render(<PrintedDocument document={aDocument({ watermark: 'VOID' })} />);
    expect(screen.getAllByRole('img', { name: 'VOID' })).toHaveLength(2);
    rerender(<PrintedDocument document={aDocument()} />);
    expect(screen.queryByRole('img', { name: 'VOID' })).toBeNull();
  });

  test('shows the drawing for a picture that is missing or does not load, and reports it once (PDF-15)', () => {
    const failed = vi.fn<() => void>();
    render(
      <PrintedDocument document={aDocument({ count: 3, line: (index) => (index === 0 ? { photo: '' } : {}) })} onImageFailed={failed} />,
    );
    expect([placeholders(), failed.mock.calls.length]).toEqual([1, 0]);
    // Both have the same picture.
    fireEvent.error(screen.getByRole('img', { name: 'Fowler Bed 2' }));
    expect([placeholders(), failed.mock.calls.length]).toEqual([3, 1]);
  });

  test('leaves out a logo that does not load', () => {
    render(<PrintedDocument document={aDocument()} />);
    const name = 'Logo of Taramandal Furniture & Equipment Pvt. Ltd.';
    fireEvent.error(screen.getByRole('img', { name }));
    expect(screen.queryByRole('img', { name })).toBeNull();
  });

  test('says in advance what cannot be printed, and where (PDF-14)', () => {
    const { rerender } = render(
      <PrintedDocument document={aDocument({ count: 2, line: (index) => (index === 1 ? { name: 'Cot 😀' } : {}) })} />,
    );
    expect(screen.getByRole('alert').textContent).toBe('Cannot be printed: 😀 in line 2 (Cot 😀). Use other characters there.');
    rerender(<PrintedDocument document={aDocument({ line: () => ({ name: 'കട്ടിൽ → ✓' }) })} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('opens in full size and fits the width again', () => {
    render(<PrintedDocument document={aDocument()} />);
    fireEvent.click(screen.getByRole('button', { name: 'Full size' }));
    expect(screen.getByRole('article').classList).toContain('printed-full');
    fireEvent.click(screen.getByRole('button', { name: 'Fit to width' }));
    expect(screen.getByRole('article').classList).not.toContain('printed-full');
  });
});
