import { purchaseMessages as say } from '@vikray/contract/purchases/purchase-messages.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { choose, enter, press, sentenceAt, sentenceInForm } from '../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../testing/screens/web-login.ts';
import { addLine, goToProducts, purchaseReplies } from '../../../testing/screens/web-purchases.ts';
import { stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';
import { today } from '../platform/today.ts';

beforeEach(() => {
  storeTestLogin();
});

async function openAddPurchase(replies: object = {}) {
  const server = stubServer({ ...purchaseReplies, ...replies });
  openApp('/addpurchase');
  await screen.findByRole('heading', { name: 'Add Purchase' });
  return server;
}

function valueOf(label: string): string {
  return screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;
}

function cellsOfLine(position: number): (string | null)[] {
  const line = screen.getByRole('table', { name: 'Product lines' }).querySelectorAll('tbody tr')[position];
  return [...(line?.querySelectorAll('td:not(.entry-actions)') ?? [])].map((cell) => cell.textContent);
}

describe('step 1 of Add Purchase', () => {
  test('shows the three titles, and supplier and invoice number, empty, and today (PUR-01, PUR-02, RTE-27, QCL-10)', async () => {
    await openAddPurchase();
    const titles = [...document.querySelectorAll('.wizard-title')].map((title) => title.textContent);
    expect(titles).toEqual(['Supplier Details', 'Product Details', 'Disclaimer']);
    expect(valueOf('Purchase Invoice Number')).toBe('');
    expect(valueOf('Purchase Date')).toBe(today().split('-').toReversed().join('-'));
    expect(screen.getByRole('combobox', { name: 'Supplier' })).toBeTruthy();
  });

  test('asks for a valid supplier, then the invoice number, then the date (PUR-05, PUR-06, PUR-07)', async () => {
    await openAddPurchase();
    press('Next');
    expect(sentenceAt('Supplier', 'combobox')).toBe(say.selectSupplier);
    await choose('Supplier', 'Sahyadri Timber Mart');
    press('Next');
    expect(sentenceAt('Purchase Invoice Number')).toBe(say.enterInvoiceNumber);
    enter('Purchase Invoice Number', 'SGW2211');
    const date = screen.getByRole('textbox', { name: 'Purchase Date' });
    fireEvent.change(date, { target: { value: '' } });
    fireEvent.blur(date);
    press('Next');
    expect(sentenceAt('Purchase Date')).toBe(say.selectDate);
  });

  test('lists only active suppliers that match what is typed (LKP-11)', async () => {
    const server = await openAddPurchase();
    fireEvent.change(screen.getByRole('combobox', { name: 'Supplier' }), { target: { value: 'timber' } });
    await waitFor(() => expect(server.sentTo('GetCompanyList').at(-1)?.body).toMatchObject({ search: 'timber' }));
    expect(server.sentTo('GetCompanyList').at(-1)?.body).toEqual({
      whereClause: "fld_status='Active'",
      role: 'Supplier',
      search: 'timber',
      sort: 'bestmatch',
      page: 1,
      pagesize: 30,
    });
  });

  test('keeps a text that names no company, and refuses it (PUR-05)', async () => {
    await openAddPurchase();
    const supplier = screen.getByRole<HTMLInputElement>('combobox', { name: 'Supplier' });
    fireEvent.change(supplier, { target: { value: 'Nobody & Sons' } });
    fireEvent.blur(supplier);
    press('Next');
    expect(sentenceAt('Supplier', 'combobox')).toBe(say.selectSupplier);
    expect(supplier.value).toBe('Nobody & Sons');
  });

  test('takes only letters and digits as an invoice number (PUR-06)', async () => {
    await openAddPurchase();
    enter('Purchase Invoice Number', 'INV/12-a');
    expect(valueOf('Purchase Invoice Number')).toBe('INV12a');
  });

  test('takes a date up to today (PUR-02)', async () => {
    await openAddPurchase();
    const date = screen.getByRole<HTMLInputElement>('textbox', { name: 'Purchase Date' });
    const shown = today().split('-').toReversed().join('-');
    fireEvent.keyDown(date, { key: 'ArrowDown' });
    expect(date.value).toBe(shown);
    fireEvent.keyDown(date, { key: 'PageDown' });
    expect(date.value).toBe(shown);
    fireEvent.keyDown(date, { key: 'ArrowLeft' });
    expect(date.value).not.toBe(shown);
  });
});

describe('step 2 of Add Purchase', () => {
  test('shows the real stock, read-only, and the total to two decimals (PUR-03, PUR-11)', async () => {
    await openAddPurchase();
    await goToProducts();
    await choose('Product', 'Fowler Bed');
    await waitFor(() => expect(valueOf('Current Stock')).toBe('10.50'));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Current Stock' }).disabled).toBe(true);
    enter('Purchase Quantity', '2.255');
    expect(valueOf('Purchase Quantity')).toBe('2.25');
    expect(valueOf('Total Stock')).toBe('12.75');
  });

  test('needs a product and a quantity above 0 in a line (PUR-08, PUR-09)', async () => {
    await openAddPurchase();
    await goToProducts();
    press('Add');
    expect(sentenceAt('Product', 'combobox')).toBe(say.selectProduct);
    await choose('Product', 'Fowler Bed');
    press('Add');
    expect(sentenceAt('Purchase Quantity')).toBe(say.enterQuantity);
    enter('Purchase Quantity', '0');
    press('Add');
    expect(sentenceAt('Purchase Quantity')).toBe(say.enterQuantity);
    enter('Purchase Quantity', '.5');
    press('Add');
    await waitFor(() => expect(cellsOfLine(0)).toEqual(['Fowler Bed', '10.50', '0.50', '11.00']));
  });

  test('takes a double click on Add as one, so that it asks for no further line (PUR-08)', async () => {
    await openAddPurchase();
    await goToProducts();
    await choose('Product', 'Fowler Bed');
    enter('Purchase Quantity', '2');
    for (const detail of [1, 2]) fireEvent.click(screen.getByRole('button', { name: 'Add' }), { detail });
    await waitFor(() => expect(cellsOfLine(0)).toEqual(['Fowler Bed', '10.50', '2.00', '12.50']));
    expect(screen.queryByText(say.selectProduct)).toBeNull();
  });

  test('shows the quantities of a line in Indian grouping, as its fields do (GEN-04)', async () => {
    await openAddPurchase();
    await goToProducts();
    await choose('Product', 'Fowler Bed');
    enter('Purchase Quantity', '123456');
    expect(valueOf('Purchase Quantity')).toBe('1,23,456');
    press('Add');
    await waitFor(() => expect(cellsOfLine(0)).toEqual(['Fowler Bed', '10.50', '1,23,456.00', '1,23,466.50']));
  });

  test('needs at least one line (PUR-10)', async () => {
    await openAddPurchase();
    await goToProducts();
    press('Next');
    expect(sentenceInForm(say.addPurchase)).toBeTruthy();
  });

  test('adds up lines of one product in the stock, and edits and removes lines (PUR-03, PUR-11)', async () => {
    await openAddPurchase();
    await goToProducts();
    await addLine('Fowler Bed', '2.25');
    await addLine('Fowler Bed', '1');
    await addLine('Crash Trolley', '3');
    await waitFor(() => expect(cellsOfLine(2)).toEqual(['Crash Trolley', '4.00', '3.00', '7.00']));
    expect(cellsOfLine(1)).toEqual(['Fowler Bed', '12.75', '1.00', '13.75']);
    const [edit] = screen.getAllByRole('button', { name: 'Edit Fowler Bed' });
    if (edit) fireEvent.click(edit);
    expect(valueOf('Purchase Quantity')).toBe('2.25');
    enter('Purchase Quantity', '5');
    press('Update');
    expect(cellsOfLine(1)).toEqual(['Fowler Bed', '15.50', '1.00', '16.50']);
    const [remove] = screen.getAllByRole('button', { name: 'Remove Fowler Bed' });
    if (remove) fireEvent.click(remove);
    expect(cellsOfLine(0)).toEqual(['Fowler Bed', '10.50', '1.00', '11.50']);
  });

  test('adds the line with Enter in the quantity, and keeps a complete one when Next is pressed instead', async () => {
    await openAddPurchase();
    await goToProducts();
    await choose('Product', 'Fowler Bed');
    enter('Purchase Quantity', '2');
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Purchase Quantity' }), { key: 'Enter' });
    await choose('Product', 'Crash Trolley');
    enter('Purchase Quantity', '3');
    press('Next');
    expect(cellsOfLine(1)[0]).toBe('Crash Trolley');
  });
});
