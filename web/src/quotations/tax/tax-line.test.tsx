import { quotationMessages } from '@vikray/contract/quotations/quotation-messages.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { taxMessages as say } from '@vikray/contract/gst/tax-messages.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { companyRow } from '../../../../testing/screens/web-companies.ts';
import { customerRow, lookups, siteRow } from '../../../../testing/screens/web-customers.ts';
import { choose, chosenIn, enter, findShown, press, sentenceAt } from '../../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../../testing/screens/web-login.ts';
import { approvedQuotationRow } from '../../../../testing/screens/web-orders.ts';
import { addToCart, fillCosting, goToCosting, mayQuote, quotationReplies } from '../../../../testing/screens/web-quotations.ts';
import { answer, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { wholeText } from '../../../../testing/screens/web-whole-text.ts';
import { openApp } from '../../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const within27 = 'CGST and SGST: both in Maharashtra (27).';
const across24 = 'IGST: the company is in Maharashtra (27) and the goods are delivered to Gujarat (24), going by the GSTIN of the buyer.';
const customer = (change: object) => answer([customerRow(12, 'Niramaya Lotus', { fld_status: 'Approved', ...change })], { total: 1 });
const ofGujarat = { GetCustomer: customer({ fld_gstin: '24ABCDE1234F1Z6' }) };

async function openCosting(replies: object = {}) {
  const server = stubServer({ ...quotationReplies, ...replies });
  openApp('/addquotation');
  await screen.findByRole('heading', { name: 'Add Quotation' });
  await goToCosting();
  return server;
}

const dialog = async () => within(await screen.findByRole('dialog'));

describe('step 4', () => {
  test('shows heads and reason in one line below the percentage (GTX-14)', async () => {
    await openCosting(ofGujarat);
    const line = await screen.findByText(across24);
    expect(line.closest('.tax-place')?.previousElementSibling?.textContent ?? '').toContain('GST percent');
  });

  test('shows in Why? every input with where it comes from (GTX-14)', async () => {
    await openCosting(ofGujarat);
    await screen.findByText(across24);
    press(say.why);
    const rows = (await dialog()).getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toContainEqual(['State of the company', 'Maharashtra (27)', 'GSTIN of the company']);
    expect(rows).toContainEqual(['State of the buyer', 'Gujarat (24)', 'GSTIN of the customer']);
  });

  test('shows there what is worth a look, and says so in the line (GTX-11, GTX-14)', async () => {
    await openCosting(ofGujarat);
    expect(await screen.findByRole('img', { name: say.hasWarnings })).toBeTruthy();
    press(say.why);
    const warning = 'The GSTIN of the buyer belongs to Gujarat (24), but the address is in Maharashtra (27).';
    expect((await dialog()).getByText(warning)).toBeTruthy();
  });

  test('takes another place of supply only with a reason, and sends both (GTX-14)', async () => {
    const server = stubServer(quotationReplies);
    openApp('/addquotation');
    await screen.findByRole('heading', { name: 'Add Quotation' });
    await fillCosting();
    await screen.findByText(within27);
    press(say.change);
    await choose(say.place, 'Karnataka (29)');
    press(say.save);
    expect(sentenceAt(say.reason)).toBe('Please give a reason.');
    enter(say.reason, 'Collected in Hubli');
    press(say.save);
    await screen.findByText('IGST: the company is in Maharashtra (27). The place of supply was chosen: Karnataka (29).');
    press('Next');
    press('Next');
    expect(await screen.findAllByText(/GST on goods: IGST 18 % ₹162\.00\. Place of supply: Karnataka \(29\)\./)).toBeTruthy();
    fireEvent.click(await screen.findByRole('checkbox', { name: messages.disclaimer }));
    press('Submit');
    await screen.findByText(quotationMessages.generated);
    const taken = { installed: 'No', placeofsupply: '29', placereason: 'Collected in Hubli' };
    expect(server.sentTo('AddQuotation')[0]?.body).toMatchObject(taken);
  });

  test('forgets a chosen place with its customer (GTX-14)', async () => {
    const both = [customerRow(12, 'Niramaya Lotus'), customerRow(13, 'Shanti Clinic')];
    await openCosting({ GetCustomer: answer(both, { total: 2 }) });
    await screen.findByText(within27);
    press(say.change);
    await choose(say.place, 'Karnataka (29)');
    enter(say.reason, 'Collected in Hubli');
    press(say.save);
    await screen.findByText(/The place of supply was chosen/);
    press(/Customer Details/);
    await choose('Customer', 'Shanti Clinic');
    await choose('Contact Person', 'Dr. Asmita Gokhale · Purchase Manager');
    press('Next');
    press('Next');
    expect(await screen.findByText(within27)).toBeTruthy();
  });
});

describe('Deliver To', () => {
  const withSite = { GetCustomerSite: answer([siteRow(31, 'Surat Wing')]) };

  async function openCustomer(replies: object = {}) {
    const server = stubServer({ ...quotationReplies, ...replies });
    openApp('/addquotation');
    await findShown('Taramandal Furniture');
    press('Next');
    await choose('Customer', 'Niramaya Lotus');
    await choose('Contact Person', 'Dr. Asmita Gokhale · Purchase Manager');
    await screen.findByRole('combobox', { name: 'Deliver To' });
    return server;
  }

  test('is the address above until a site is chosen, which then decides and is printed (GTX-14)', async () => {
    const server = await openCustomer(withSite);
    expect(chosenIn('Deliver To')).toBe('The address above');
    await choose('Deliver To', 'Surat Wing · Surat · Gujarat');
    press('Next');
    await addToCart('Visitor Chair', '1');
    press('Next');
    expect(await screen.findByText(/^IGST: .* delivered to Gujarat \(24\)/)).toBeTruthy();
    press('Next');
    press('Next');
    expect(await screen.findByText('Deliver to: Surat Wing, Plot 7, Ring Road, Surat, Gujarat - 395002, India.')).toBeTruthy();
    fireEvent.click(await screen.findByRole('checkbox', { name: messages.disclaimer }));
    press('Submit');
    await screen.findByText(quotationMessages.generated);
    expect(server.sentTo('AddQuotation')[0]?.body).toMatchObject({ siteid: 31 });
  });

  test('adds a site there, with the sentences of an address, and chooses it (GTX-06, GTX-14)', async () => {
    const sites: object[] = [];
    const server = await openCustomer({
      ...lookups,
      GetUserSubMenuAccessRights: mayQuote('Edit Customer'),
      GetCustomerSite: () => answer(sites)(),
      AddCustomerSite: () => {
        sites.push(siteRow(32, 'Vapi Store'));
        return Response.json({ data: [{ SiteId: 32 }] }, { status: 201 });
      },
    });
    await choose('Deliver To', 'Add a Site');
    const asked = await dialog();
    fireEvent.click(asked.getByRole('button', { name: 'Save' }));
    expect(sentenceAt('Name of the Site')).toBe('Please enter the name of the site.');
    enter('Name of the Site', 'Vapi Store');
    fireEvent.click(asked.getByRole('button', { name: 'Save' }));
    expect(sentenceAt('Address')).toBe("Please enter Customer's complete Address.");
    enter('Address', 'Plot 7');
    enter('Pincode', '440015');
    await findShown('Nagpur');
    fireEvent.click(asked.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(chosenIn('Deliver To')).toBe('Vapi Store · Surat · Gujarat'));
    expect(server.sentTo('AddCustomerSite')[0]?.body).toMatchObject({ customerid: 12, name: 'Vapi Store', pincode: '440015' });
  });

  test('offers no new site without the right (GTX-06)', async () => {
    await openCustomer(withSite);
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Deliver To' }));
    expect(await screen.findByText('Surat Wing · Surat · Gujarat')).toBeTruthy();
    expect(screen.queryByText('Add a Site')).toBeNull();
  });
});

describe('where no tax is charged', () => {
  const underLut = { GetCustomer: customer({ fld_gstcategory: 'SEZ under LUT', fld_gstcategoryischosen: 'Yes' }) };

  test('asks whether to set GST to 0, and does so only when told (GTX-17)', async () => {
    await openCosting(underLut);
    expect(await screen.findByText('No tax is charged under LUT. Set GST to 0?')).toBeTruthy();
    expect(chosenIn('GST percent')).toBe('18%');
    press(say.setToZero);
    await waitFor(() => expect([chosenIn('GST percent'), chosenIn('GST on service charge percent')]).toEqual(['0%', '0%']));
    expect(screen.queryByText('No tax is charged under LUT. Set GST to 0?')).toBeNull();
  });

  test('asks so for a company under the composition scheme (GTX-17)', async () => {
    await openCosting({ GetCompanyList: answer([companyRow(5, 'Taramandal Furniture', { fld_gstregime: 'Composition' })]) });
    expect(await screen.findByText('No tax is charged under the composition scheme. Set GST to 0?')).toBeTruthy();
  });

  test('asks nothing where tax is charged (GTX-17)', async () => {
    await openCosting();
    await screen.findByText(within27);
    expect(screen.queryByRole('button', { name: say.setToZero })).toBeNull();
  });
});

const stored = {
  fld_status: 'Open',
  fld_heads: 'CGST+SGST',
  fld_placeofsupply: '27',
  fld_placename: 'Maharashtra',
  fld_taxreason: within27,
  fld_decidedby: 'Rohini Sondhi',
  fld_decidedat: '2026-11-18T10:20:00.000Z',
};
const line = {
  fld_productid: 1,
  fld_photo: '',
  fld_name: 'Fowler Bed',
  fld_description: '',
  fld_quantity: 10,
  fld_rate: '100000.00',
  fld_gstpercent: '',
  fld_total: '1000000.00',
  fld_mrp: '100000.00',
};
function stubStored(replies: object = {}) {
  return stubServer({
    ...quotationReplies,
    GetUserSubMenuAccessRights: mayQuote('Edit Quotation'),
    GetQuotation: answer([approvedQuotationRow(3, { fld_companyid: 12, fld_company_id: 5, ...stored })], { total: 1 }),
    GetQuotationProduct: answer([line]),
    ...ofGujarat,
    UpdateQuotation: answer([{ QuotationId: 3 }]),
    ...replies,
  });
}

describe('the stored decision', () => {
  test('is beside the quotation with who decided and when (GTX-15)', async () => {
    stubStored();
    openApp('/viewquotation?id=3');
    const block = within(await screen.findByRole('complementary', { name: 'Signatory' }));
    expect(block.getByText(within27)).toBeTruthy();
    expect(block.getByText(wholeText('Decided by Rohini Sondhi on 18-11-2026 15:50.'))).toBeTruthy();
  });

  test('is compared with what would be decided now, before it is decided afresh (GTX-15)', async () => {
    const server = stubStored();
    openApp('/viewquotation?id=3');
    fireEvent.click(await screen.findByRole('button', { name: say.afresh }));
    const asked = await dialog();
    expect(await asked.findByText(across24)).toBeTruthy();
    expect(asked.getByText(within27)).toBeTruthy();
    expect(await server.allSent('UpdateQuotation')).toEqual([]);
    fireEvent.click(asked.getByRole('button', { name: say.afresh }));
    await screen.findByText(say.recalculated);
    expect(server.sentTo('UpdateQuotation')[0]?.body).toMatchObject({ quotationid: 3, recalculatetax: 'Yes', gstpercent: '18.00' });
  });

  test('is not decided afresh where nothing has changed (GTX-15)', async () => {
    stubStored({ GetCustomer: quotationReplies.GetCustomer });
    openApp('/viewquotation?id=3');
    fireEvent.click(await screen.findByRole('button', { name: say.afresh }));
    const asked = await dialog();
    expect(await asked.findByText(say.sameAsStored)).toBeTruthy();
    expect(asked.queryByRole('button', { name: say.afresh })).toBeNull();
  });

  test('is decided afresh by the stored address when the customer no longer has the site, and says so (GTX-06, GTX-15)', async () => {
    const site = { fld_siteid: 9, fld_sitename: 'Surat Wing', fld_sitestate: 'Gujarat', fld_sitecountry: 'India' };
    const quotation = approvedQuotationRow(3, { fld_companyid: 12, fld_company_id: 5, ...stored, ...site });
    const server = stubStored({ GetCustomer: quotationReplies.GetCustomer, GetQuotation: answer([quotation], { total: 1 }) });
    openApp('/viewquotation?id=3');
    fireEvent.click(await screen.findByRole('button', { name: say.afresh }));
    const asked = await dialog();
    expect(await asked.findByText(/^IGST: .* delivered to Gujarat \(24\)/)).toBeTruthy();
    expect(asked.getByText(say.siteGone('Surat Wing'))).toBeTruthy();
    fireEvent.click(asked.getByRole('button', { name: say.afresh }));
    await screen.findByText(say.recalculated);
    expect(server.sentTo('UpdateQuotation')[0]?.body).toMatchObject({ quotationid: 3, recalculatetax: 'Yes' });
    expect(server.sentTo('UpdateQuotation')[0]?.body).not.toHaveProperty('siteid');
  });

  test('says so when the customer is gone (GTX-15)', async () => {
    stubStored({ GetCustomer: answer([], { total: 0 }) });
    openApp('/viewquotation?id=3');
    fireEvent.click(await screen.findByRole('button', { name: say.afresh }));
    const asked = await dialog();
    expect(await asked.findByText('This customer does not exist or has been deleted.')).toBeTruthy();
    expect(asked.queryByRole('button', { name: say.afresh })).toBeNull();
  });

  test('stays in step 4 when the customer has changed since, until it is decided afresh there (GTX-15)', async () => {
    const server = stubStored(ofGujarat);
    openApp('/addquotation?edit=3');
    fireEvent.click(await screen.findByRole('button', { name: /Total costing for product/ }));
    expect(await screen.findByText(within27)).toBeTruthy();
    press(say.afresh);
    const asked = await dialog();
    expect(asked.getByText(across24)).toBeTruthy();
    fireEvent.click(asked.getByRole('button', { name: say.afresh }));
    expect(await screen.findByText(across24)).toBeTruthy();
    press(/Quotation Preview/);
    fireEvent.click(await screen.findByRole('checkbox', { name: messages.disclaimer }));
    press(/Submit$/);
    await waitFor(() => expect(server.sentTo('UpdateQuotation')[0]?.body).toMatchObject({ recalculatetax: 'Yes' }));
  });

  test('is not offered to be decided afresh once the quotation is approved (GTX-15)', async () => {
    const row = approvedQuotationRow(3, { ...stored, fld_status: 'Approved' });
    stubStored({ GetQuotation: answer([row], { total: 1 }) });
    openApp('/viewquotation?id=3');
    await screen.findByText(wholeText('Decided by Rohini Sondhi on 18-11-2026 15:50.'));
    expect(screen.queryByRole('button', { name: say.afresh })).toBeNull();
  });
});
