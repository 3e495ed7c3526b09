import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { messages } from '@vikray/contract/platform/messages.ts';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { companyRow } from '../../../testing/screens/web-companies.ts';
import { dispatchReplies, fillInvoice, goToInvoice } from '../../../testing/screens/web-dispatches.ts';
import { press } from '../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';
import { queryClient } from '../platform/queries.ts';
import { today } from '../platform/today.ts';
import { useIssuesHere } from './dispatch-queries.ts';

beforeEach(() => {
  storeTestLogin();
});

const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Invoice Number' });

test('the invoice number is assigned automatically for a company that issues its invoices here (GTX-29)', async () => {
  const company = companyRow(2, 'Vikray', { fld_invoicesissuedhere: 'Yes' });
  const server = stubServer({ ...dispatchReplies(today()), GetCompanyList: answer([company], { total: 1 }) });
  openApp('/dispatch?id=61');
  await goToInvoice();
  expect(number().disabled).toBe(true);
  expect(screen.getByText('The number is assigned automatically.')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Invoice Date' }), { key: 'ArrowDown' });
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  press('Submit');
  expect(await screen.findByRole('button', { name: /Dispatch Note/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Invoice' })).toBeTruthy();
  expect(server.sentTo('AddDispatch')[0]?.body).toMatchObject({ invoicenumber: '' });
});

test('whether a company issues its invoices here is not said of it before it is read (GTX-29)', async () => {
  const read = Promise.withResolvers<void>();
  const issuing = (says: 'Yes' | 'No') => answer([companyRow(1, 'Vikray', { fld_invoicesissuedhere: says })], { total: 1 });
  queryClient.clear();
  stubServer({
    GetCompanyList: ({ body }) => (JSON.stringify(body).includes('=1') ? issuing('Yes')() : read.promise.then(issuing('No'))),
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(useIssuesHere, { wrapper, initialProps: 1 });
  await waitFor(() => expect(result.current).toBe(true));
  rerender(2);
  expect(result.current).toBeUndefined();
  read.resolve();
  await waitFor(() => expect(result.current).toBe(false));
});

test('after a dispatch the notice leads to its dispatch note (GTX-27)', async () => {
  stubServer(dispatchReplies(today()));
  openApp('/dispatch?id=61');
  await goToInvoice();
  expect(number().disabled).toBe(false);
  fillInvoice();
  press('Submit');
  expect(await screen.findByRole('button', { name: /Dispatch Note/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Invoice' })).toBeNull();
});
