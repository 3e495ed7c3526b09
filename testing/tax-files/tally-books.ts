/** Reads a Tally file as an import would: masters and vouchers in their order, each voucher with its entries. */
import { SaxesParser } from 'saxes';

interface Entry {
  ledger: string;
  isDebit: boolean;
  paise: number;
}

interface Voucher {
  readonly remoteId: string;
  readonly fields: Map<string, string>;
  readonly entries: Entry[];
}

/** What an import would make of the file. Throws for XML that is not well-formed. */
export function readTally(xml: string) {
  const parser = new SaxesParser();
  const path: string[] = [];
  const masters: string[] = [];
  const vouchers: Voucher[] = [];
  const comments: string[] = [];
  let text = '';
  let mastersAfterVouchers = 0;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('comment', (comment) => comments.push(comment));
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name);
    text = '';
    if (name === 'VOUCHER') vouchers.push({ remoteId: String(attributes['REMOTEID']), fields: new Map(), entries: [] });
    if (['LEDGER', 'UNIT', 'STOCKITEM'].includes(name)) {
      masters.push(`${name} ${String(attributes['NAME'])}`);
      if (vouchers.length > 0) mastersAfterVouchers++;
    }
    if (isEntry(name)) vouchers.at(-1)?.entries.push({ ledger: '', isDebit: false, paise: 0 });
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.on('closetag', ({ name }) => {
    path.pop();
    const parent = path.at(-1) ?? '';
    const voucher = vouchers.at(-1);
    const entry = voucher?.entries.at(-1);
    if (parent === 'VOUCHER') voucher?.fields.set(name, text);
    if (!entry || !(isEntry(parent) || parent === 'ACCOUNTINGALLOCATIONS.LIST')) return;
    if (name === 'LEDGERNAME') entry.ledger = text;
    if (name === 'ISDEEMEDPOSITIVE') entry.isDebit = text === 'Yes';
    if (name === 'AMOUNT') entry.paise = Math.round(Number(text) * 100);
  });
  parser.write(xml).close();
  return { masters, vouchers, comments, mastersAfterVouchers };
}

function isEntry(name: string): boolean {
  return ['ALLLEDGERENTRIES.LIST', 'LEDGERENTRIES.LIST', 'ALLINVENTORYENTRIES.LIST'].includes(name);
}
