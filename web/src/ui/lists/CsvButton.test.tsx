import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { findNotice, press } from '../../../../testing/screens/web-form-actions.ts';
import { CallFailure } from '../../platform/call-failure.ts';
import { Notices } from '../../platform/notify.tsx';
import { CsvButton } from './CsvButton.tsx';

/** The links that the code clicked: file name and address. */
let saved: [name: string, address: string][];
beforeEach(() => {
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push([this.download, this.getAttribute('href') ?? '']);
  });
});

test('is a link to the CSV file, and offers the same rows for Excel beside it', async () => {
  render(<CsvButton fileName="order_list.csv" address="/api/GetOrder?search=lotus&format=csv" />);
  const link = screen.getByRole('link', { name: 'CSV' });
  expect([link.getAttribute('download'), link.getAttribute('href')]).toEqual(['order_list.csv', '/api/GetOrder?search=lotus&format=csv']);
  const excel = screen.getByRole('link', { name: 'Excel' });
  expect([excel.getAttribute('download'), excel.getAttribute('href')]).toEqual([
    'order_list.xlsx',
    '/api/GetOrder?search=lotus&format=xlsx',
  ]);
});

test('asks the server before the browser follows the link, and says why it refuses', async () => {
  const demand = vi.fn(async () => {});
  render(
    <>
      <CsvButton fileName="order_list.csv" address="/api/GetOrder?format=csv" demand={demand} />
      <Notices />
    </>,
  );
  const link = screen.getByRole('link', { name: 'CSV' });
  fireEvent.click(link);
  await waitFor(() => expect(saved).toEqual([['order_list.csv', '/api/GetOrder?format=csv']]));
  demand.mockRejectedValueOnce(new CallFailure('Please set up two-step sign-in first.', { status: 403, code: 'SecondStepToBeSetUp' }));
  fireEvent.click(link);
  await findNotice('Please set up two-step sign-in first.');
  expect(saved).toHaveLength(1);
});

test('fetches both files of a list that has no link', async () => {
  const read = vi.fn(async (format: string) => new Blob([format]));
  render(<CsvButton fileName="company_list.csv" read={read} />);
  press('CSV');
  await waitFor(() => expect(saved.map(([name]) => name)).toEqual(['company_list.csv']));
  press('Excel');
  await waitFor(() => expect(saved.map(([name]) => name)).toEqual(['company_list.csv', 'company_list.xlsx']));
  expect(read.mock.calls).toEqual([['csv'], ['xlsx']]);
});

test('offers the same rows with all columns to users who may import, in a menu that Escape closes', async () => {
  const forImport = { fileName: 'customer_import.csv', address: '/api/GetCustomerList?columns=import&format=csv' };
  render(<CsvButton fileName="customer_list.csv" address="/api/GetCustomerList?format=csv" forImport={forImport} />);
  expect(screen.queryByRole('link', { name: 'Excel, all columns' })).toBeNull();
  press('For Import');
  const excel = screen.getByRole('link', { name: 'Excel, all columns' });
  expect([excel.getAttribute('download'), excel.getAttribute('href')]).toEqual([
    'customer_import.xlsx',
    '/api/GetCustomerList?columns=import&format=xlsx',
  ]);
  expect(screen.getByRole('link', { name: 'CSV, all columns' }).getAttribute('download')).toBe('customer_import.csv');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('link', { name: 'Excel, all columns' })).toBeNull();
});
