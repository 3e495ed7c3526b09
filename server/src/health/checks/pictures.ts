import { pictureMessages as say } from '@vikray/contract/health/data-check-messages.ts';
import { fine, type SlowCheck } from '../check.ts';
import { measurePictures } from '../health-facts-store.ts';

export const pictures: SlowCheck = {
  name: 'Pictures',
  group: 'Data',
  async check(db) {
    const { count, bytes } = await measurePictures(db);
    return fine(say.fine(count, bytes));
  },
};
