import { companyMessages as say } from '@vikray/contract/companies/company-messages.ts';
import { imageMessages } from '@vikray/contract/images/image-messages.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { chooseLogo, fillCompany, companyReplies } from '../../../testing/screens/web-companies.ts';
import { choose, chosenIn, enter, findShown, press, sentenceAt } from '../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../testing/screens/web-login.ts';
import { refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

async function openAddCompany(replies: object = {}) {
  const server = stubServer({ ...companyReplies, ...replies });
  openApp('/addcompany');
  await screen.findByRole('heading', { name: say.addTitle });
  return { server };
}

function valueOf(label: string): string {
  return screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;
}

describe('the form of a new company', () => {
  test('has its title, four sections with their fields, and Save Details (GTX-07, COM-01, COM-03, COM-04, COM-05, COM-06, RTE-32)', async () => {
    await openAddCompany();
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Company Details',
      'Communication',
      'Tax and Banking',
      'GST and Papers',
      'Money Received',
      'Standard Terms',
    ]);
    const texts = [
      'Company Name',
      'Short Name',
      'Landmark',
      'Address',
      'Pincode',
      'Mobile',
      'Company Email',
      'Website',
      'Facebook',
      'Instagram',
      'Linkedin',
      'Youtube',
    ];
    const numbers = ['GSTIN', 'PAN', 'TAN', 'MSME Number', 'Bank Name', 'Account Number', 'Branch Name', 'IFSC', 'Swift Code'];
    for (const label of [...texts, ...numbers]) expect(screen.getByRole('textbox', { name: label })).toBeTruthy();
    for (const label of ['Industry', 'Country', 'State', 'City']) expect(screen.getByRole('combobox', { name: label })).toBeTruthy();
    expect(screen.getByText('Logo (under 100kb, 500*500)')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save Details' })).toBeTruthy();
  });

  test('has GST and Papers in three groups, of which the ledgers are folded, and says what each field does (GTX-07)', async () => {
    await openAddCompany();
    const section = screen.getByRole('region', { name: 'GST and Papers' });
    expect([...section.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['Registration', 'Papers', 'Tally Ledgers']);
    expect(sentenceAt('Invoice Prefix')).toBe(say.gstHelp.invoicePrefix);
    expect(section.querySelectorAll('.field-hint')).toHaveLength(Object.keys(say.gstHelp).length);
    const ledger = screen.getByRole<HTMLInputElement>('textbox', { name: 'Sales Ledger', hidden: true });
    expect([ledger.value, ledger.closest('details')?.open]).toEqual(['Sales', false]);
  });

  test('opens the ledgers where one is too long (GTX-07)', async () => {
    await openAddCompany();
    const ledger = screen.getByRole<HTMLInputElement>('textbox', { name: 'Sales Ledger', hidden: true });
    fireEvent.change(ledger, { target: { value: 'x'.repeat(101) } });
    await fillCompany();
    await chooseLogo();
    press('Save Details');
    await waitFor(() => expect(ledger.closest('details')?.open).toBe(true));
    expect(ledger.getAttribute('aria-invalid')).toBe('true');
  });

  test('marks everything that is missing at once, and gives the focus to the first', async () => {
    const { server } = await openAddCompany();
    await findShown('Akola');
    press('Save Details');
    const marked = () => screen.getAllByRole<HTMLInputElement>('textbox').filter((field) => field.getAttribute('aria-invalid') === 'true');
    const names = () => marked().map((field) => field.closest('.field')?.querySelector('.field-label')?.textContent.replace('*', ''));
    expect(names()).toEqual(['Company Name', 'Short Name', 'Address', 'Pincode']);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Company Name' }));
    // Its sentence stands once at the fields, and in the notice.
    expect(await screen.findAllByText(messages.fillMandatoryFields)).toHaveLength(2);
    enter('Company Name', 'Akshar');
    expect(names()).toEqual(['Short Name', 'Address', 'Pincode']);
    expect(await server.allSent('AddClientDetails')).toEqual([]);
  });

  test('keeps the standard terms folded, and sends those that were entered (LET-02)', async () => {
    const { server } = await openAddCompany();
    await fillCompany();
    await chooseLogo();
    fireEvent.change(screen.getByRole('textbox', { name: 'Payment', hidden: true }), { target: { value: '50% advance' } });
    press('Save Details');
    await waitFor(() => expect(server.sentTo('AddClientDetails')).toHaveLength(1));
    const [sent] = server.sentTo('AddClientDetails');
    expect(sent?.body).toMatchObject({ standardpayment: '50% advance' });
    expect(sent?.body).not.toHaveProperty('standarddelivery');
  });

  test('hints that e-invoices need a prefix, once both are chosen (GTX-07, GTX-37)', async () => {
    await openAddCompany();
    await choose('e-Invoices', 'Yes');
    expect(screen.queryByText(say.hints.prefixForIrn)).toBeNull();
    await choose('Invoices Issued Here', 'Yes');
    expect(sentenceAt('Invoice Prefix')).toBe(say.hints.prefixForIrn);
    enter('Invoice Prefix', 'inv/');
    expect(screen.queryByText(say.hints.prefixForIrn)).toBeNull();
  });

  test('has its fields in the specified order: status, logo, names, industry, address, landmark (COM-02, COM-03)', async () => {
    await openAddCompany();
    const [section] = screen.getAllByRole('region');
    const labels = [...(section?.querySelectorAll('.field-label') ?? [])].map((label) => label.textContent.replace('*', ''));
    expect(labels).toEqual([
      'Status',
      'Logo',
      'Company Name',
      'Short Name',
      'Industry',
      'Address',
      'Country',
      'State',
      'City',
      'Pincode',
      'Landmark',
    ]);
  });

  test('refuses an invalid e-mail or web address, as it does for a customer', async () => {
    await openAddCompany();
    await fillCompany();
    enter('Company Email', 'office@');
    press('Save Details');
    expect(sentenceAt('Company Email')).toBe(say.invalidEmail);
    enter('Company Email', 'office@example.in');
    enter('Website', 'not a website');
    press('Save Details');
    expect(sentenceAt('Website')).toBe(say.invalidWebsite);
  });

  test('is Active unless Inactive is chosen (COM-02, COM-26)', async () => {
    await openAddCompany();
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked])).toEqual([
      ['Active', true],
      ['Inactive', false],
    ]);
  });

  test('starts with India and its first state; the cities follow the chosen country and state (COM-07)', async () => {
    const { server } = await openAddCompany();
    expect(await findShown('Akola')).toBeTruthy();
    expect([chosenIn('Country'), chosenIn('State'), chosenIn('City')]).toEqual(['India', 'Goa', 'Akola']);
    await choose('Country', 'Nepal');
    await waitFor(() => expect(server.sentTo('GetState').at(-1)?.body).toEqual({ countryid: 154 }));
    await waitFor(() => expect(chosenIn('City')).toBe('Akola'));
    await choose('State', 'Maharashtra');
    await waitFor(() => expect(server.sentTo('GetCity').at(-1)?.body).toEqual({ stateid: 21 }));
  });

  test('keeps only digits of pincode and mobile, at most six and ten, without the country code (COM-09)', async () => {
    await openAddCompany();
    enter('Pincode', '44-0015 9');
    enter('Mobile', '+91 90000 00041 7');
    expect(valueOf('Pincode')).toBe('440015');
    expect(valueOf('Mobile')).toBe('9000000041');
  });

  test('refuses an Indian pincode that begins with 0 (COM-09)', async () => {
    await openAddCompany();
    await fillCompany();
    enter('Pincode', '040001');
    press('Save Details');
    expect(sentenceAt('Pincode')).toBe(say.invalidPincode);
  });

  test('turns tax numbers into capitals and hints at a wrong one, but lets the user save it', async () => {
    const { server } = await openAddCompany();
    await fillCompany();
    enter('GSTIN', '27aapfu0939f1zx');
    expect(valueOf('GSTIN')).toBe('27AAPFU0939F1ZX');
    expect(sentenceAt('GSTIN')).toBe(say.hints.gstinCheck('V'));
    enter('PAN', 'abc');
    expect(sentenceAt('PAN')).toBe(say.hints.pan);
    enter('TAN', '1');
    expect(sentenceAt('TAN')).toBe(say.hints.tan);
    enter('IFSC', 'sbin');
    expect(sentenceAt('IFSC')).toBe(say.hints.ifsc);
    expect(screen.getByRole('textbox', { name: 'IFSC' }).getAttribute('aria-invalid')).toBeNull();
    press('Save Details');
    await waitFor(() => expect(server.sentTo('AddClientDetails')).toHaveLength(1));
  });
});

describe('the required fields of a company', () => {
  test.each(['Company Name', 'Short Name', 'Address', 'Pincode'])(
    '%s: a missing value is reported at the field and as a notice (COM-08)',
    async (label) => {
      const { server } = await openAddCompany();
      await fillCompany();
      enter(label, ' '.repeat(label === 'Pincode' ? 0 : 2));
      press('Save Details');
      expect(sentenceAt(label)).toBe(messages.fillMandatoryFields);
      expect(await screen.findAllByText(messages.fillMandatoryFields)).toHaveLength(2);
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: label }));
      expect(await server.allSent('AddClientDetails')).toEqual([]);
    },
  );

  test('country, state and city, where there are any to choose (COM-08)', async () => {
    const { server } = await openAddCompany({ GetCity: refusal(403, 'Not yours.') });
    await findShown('Goa');
    for (const [label, text] of [
      ['Company Name', 'A'],
      ['Short Name', 'A'],
      ['Address', 'A'],
      ['Pincode', '403507'],
    ] as const)
      enter(label, text);
    press('Save Details');
    expect(sentenceAt('City', 'combobox')).toBe(messages.fillMandatoryFields);
    expect(await server.allSent('AddClientDetails')).toEqual([]);
  });

  test('the logo, which is checked last (COM-10)', async () => {
    const { server } = await openAddCompany();
    await findShown('Akola');
    for (const [label, text] of [
      ['Company Name', 'A'],
      ['Short Name', 'A'],
      ['Address', 'A'],
      ['Pincode', '403507'],
    ] as const)
      enter(label, text);
    press('Save Details');
    expect(await screen.findAllByText(say.chooseImage)).toHaveLength(2);
    expect(await server.allSent('AddImage')).toEqual([]);
  });

  test('refuses a logo of 300 kb or more (COM-11)', async () => {
    await openAddCompany();
    await chooseLogo(300 * 1024);
    expect(await screen.findByText(imageMessages.tooLarge.Company)).toBeTruthy();
    await chooseLogo(300 * 1024 - 1);
    await waitFor(() => expect(screen.queryByText(imageMessages.tooLarge.Company)).toBeNull());
  });
});
