import { companyMessages as say } from '@vikray/contract/companies/company-messages.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { companyRow, companyReplies } from '../../../testing/screens/web-companies.ts';
import { press } from '../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

async function openList(rows: readonly object[], address = '/companylist', replies: object = {}) {
  const server = stubServer({ ...companyReplies, GetCompanyList: answer(rows, { total: rows.length }), ...replies });
  openApp(address);
  await screen.findByRole('heading', { name: 'Company List' });
  return server;
}

const companies = [companyRow(5, 'Shree Gajanan Steel Works'), companyRow(6, 'Umiya Foam', { fld_status: 'Inactive' })];

test('shows the eight columns and the edit link, also under /companyList (COM-21, COM-24, COM-25, RTE-33)', async () => {
  await openList(companies, '/companyList');
  await screen.findByText('Umiya Foam');
  expect([...document.querySelectorAll('th')].map((head) => head.textContent).filter(Boolean)).toEqual([
    'S.No.',
    'Company Name',
    'State',
    'GST Number',
    'MSME Number',
    'Phone',
    'Email',
    'Action',
  ]);
  const [first] = document.querySelectorAll('tbody tr');
  const cells = [...(first?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
  expect(cells).toEqual([
    '1',
    'Shree Gajanan Steel Works',
    'Maharashtra',
    '27AAPFU0939F1ZV',
    'UDYAM-MH-23-0012345',
    '9000000071',
    'accounts@example.in',
    '',
  ]);
  expect(screen.getByRole('link', { name: 'Edit Shree Gajanan Steel Works' }).getAttribute('href')).toBe('/edit-company/5');
});

test('marks a company that is Inactive (COM-26)', async () => {
  await openList(companies);
  expect((await screen.findByText('Inactive')).className).toContain('status-tag-grey');
  expect(screen.queryByText('Active')).toBeNull();
});

test('shows the total below, and searches on the server in the columns shown (COM-22, COM-23, LKP-12)', async () => {
  const server = await openList(companies, '/companylist?search=gajanan');
  expect(await screen.findByText('Total 2 items')).toBeTruthy();
  expect(server.sentTo('GetCompanyList')[0]?.body).toEqual({ search: 'gajanan', page: 1, pagesize: 30 });
});

test('offers Add Company to everyone, even when the list is empty (COM-22)', async () => {
  await openList([], '/companylist', { GetUserSubMenuAccessRights: answer([]) });
  expect(await screen.findByText(say.noneFound)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Add Company' }).map((link) => link.getAttribute('href'))).toEqual([
    '/addcompany',
    '/addcompany',
  ]);
});

test('saves the rows of the search as a file, with a POST', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const server = await openList(companies, '/companylist?search=gajanan');
  press('CSV');
  await waitFor(() => expect(saved).toEqual(['company_list.csv']));
  expect(server.sentTo('GetCompanyList').at(-1)?.body).toEqual({ search: 'gajanan', format: 'csv' });
});
