/** Reads a Tally file as an import would: masters and vouchers in their order, each voucher with its entries. */
import { fileOfBytes, piecesOf } from '../../server/src/imports/files/given-file.ts';
import { readWholeXml } from '../../server/src/imports/files/read-xml.ts';

interface Entry {
  ledger: string;
  isDebit: boolean;
  paise: number;
}

interface Voucher {
  readonly remoteId: string;
  readonly type: string;
  readonly fields: Map<string, string>;
  readonly entries: Entry[];
  /** What the party's amount is for, bill by bill. */
  readonly bills: { name: string; type: string; paise: number }[];
  /** The customer's own order; absent for none. */
  order?: { number: string; date: string };
}

/** What an import would make of the file. Fails for XML that is not well-formed. */
export async function readTally(bytes: Uint8Array) {
  const path: string[] = [];
  const masters: string[] = [];
  /** The group of Tally that each ledger belongs to. */
  const groups = new Map<string, string>();
  const vouchers: Voucher[] = [];
  let ledger = '';
  let text = '';
  let mastersAfterVouchers = 0;
  const onOpen = (name: string, attribute: (name: string) => string | undefined) => {
    path.push(name);
    text = '';
    if (name === 'VOUCHER')
      vouchers.push({ remoteId: attribute('REMOTEID') ?? '', type: attribute('VCHTYPE') ?? '', fields: new Map(), entries: [], bills: [] });
    if (name === 'BILLALLOCATIONS.LIST') vouchers.at(-1)?.bills.push({ name: '', type: '', paise: 0 });
    if (name === 'LEDGER') ledger = attribute('NAME') ?? '';
    if (['LEDGER', 'UNIT', 'STOCKITEM'].includes(name)) {
      masters.push(`${name} ${attribute('NAME')}`);
      if (vouchers.length > 0) mastersAfterVouchers++;
    }
    if (isEntry(name)) vouchers.at(-1)?.entries.push({ ledger: '', isDebit: false, paise: 0 });
  };
  const onText = (piece: string) => {
    text += piece;
  };
  const onClose = (name: string) => {
    path.pop();
    const parent = path.at(-1) ?? '';
    const voucher = vouchers.at(-1);
    const entry = voucher?.entries.at(-1);
    if (parent === 'LEDGER' && name === 'PARENT') groups.set(ledger, text);
    if (parent === 'VOUCHER') voucher?.fields.set(name, text);
    if (parent === 'INVOICEORDERLIST.LIST' && voucher) {
      voucher.order ??= { number: '', date: '' };
      if (name === 'BASICPURCHASEORDERNO') voucher.order.number = text;
      if (name === 'BASICORDERDATE') voucher.order.date = text;
    }
    const bill = voucher?.bills.at(-1);
    if (parent === 'BILLALLOCATIONS.LIST' && bill) {
      if (name === 'NAME') bill.name = text;
      if (name === 'BILLTYPE') bill.type = text;
      if (name === 'AMOUNT') bill.paise = Math.round(Number(text) * 100);
    }
    if (!entry || !(isEntry(parent) || parent === 'ACCOUNTINGALLOCATIONS.LIST')) return;
    if (name === 'LEDGERNAME') entry.ledger = text;
    if (name === 'ISDEEMEDPOSITIVE') entry.isDebit = text === 'Yes';
    if (name === 'AMOUNT') entry.paise = Math.round(Number(text) * 100);
  };
  await readWholeXml(piecesOf(fileOfBytes('tally.xml', bytes)), { onOpen, onText, onClose });
  const [, comment = ''] = /<!--(.*?)-->/s.exec(new TextDecoder().decode(bytes)) ?? [];
  return { masters, groups, vouchers, comment, mastersAfterVouchers };
}

function isEntry(name: string): boolean {
  return ['ALLLEDGERENTRIES.LIST', 'LEDGERENTRIES.LIST', 'ALLINVENTORYENTRIES.LIST'].includes(name);
}
