/**
 * Adds a few sales calls, brochure requests and old quotations to the database of the browser tests' server, as an import does. A second
 * run adds nothing. It is a separate program because the tests themselves drive the product from outside.
 */
import { join } from 'node:path';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import { readPicture } from '../../server/src/images/picture.ts';
import { insertImage } from '../../server/src/images/image-store.ts';
import { addBrochureRequests } from '../builders/brochures.ts';
import { e2eDataFolder } from './e2e-settings.ts';
import { aPicture } from '../builders/images.ts';
import { addOldQuotations, anOldQuotationLine } from '../builders/old-quotations.ts';
import { addSalesCalls } from '../builders/sales-calls.ts';

const db = openDatabase({ file: join(e2eDataFolder, 'vikray.db') });
try {
  const picture = await readPicture(await aPicture({ width: 400, height: 300 }), 'Product');
  if (typeof picture === 'string') throw new Error(picture);
  await insertImage(db, picture, 'Product', 'old-counter.jpg', { userId: 1, now: '2026-11-20T04:30:00.000Z' });
  await addSalesCalls(
    db,
    { companyName: 'Vishakha Cold Storage', actionDate: '2026-11-02' },
    // The number of a follow-up.
    { companyName: 'Godavari Weavers', actionDate: '2026-10-30', salesId: 'SC/MD/2026-2027/0004' },
    {
      companyName: 'Nilgiri Printers',
      callType: 'Phone',
      status: 'Won',
      actionDate: '2026-11-10',
      contactPersons: [{ name: 'Mr. Bipin Salvi' }],
    },
  );
  await addBrochureRequests(db, ...Array.from({ length: 11 }, (_, index) => ({ name: `Gauri Phansalkar ${index + 1}` })));
  const lines = ['Teak Counter', 'Bar Stool', 'Wall Shelf', 'Mirror Cabinet'].map((name, index) =>
    anOldQuotationLine({ name, image_hash: index === 0 ? picture.hash : null }),
  );
  await addOldQuotations(
    db,
    { code: 'E1', number: 'RSD/2020-2021/0311', companyName: 'Mandovi Boat House', lines },
    { code: 'E2', number: 'RSD/2020-2021/0312', companyName: 'Zuari Ice Factory', status: 'Open' },
    { code: 'E3', number: 'RSD/2014-2015/0007', companyName: 'Kali River Resort', date: '2015-01-20' },
  );
} finally {
  await db.destroy();
}
