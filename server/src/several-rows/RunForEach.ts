import { operationsOnSeveral, type RowResult } from '@vikray/contract/several-rows/several-rows.ts';
import { handler } from '../platform/handler.ts';
import { YieldToEventLoop } from '../platform/yield-to-event-loop.ts';

export const RunForEach = handler(
  'RunForEach',
  async ({ input: { operation, rows }, runAlone }) => {
    const others = new YieldToEventLoop();
    const results: RowResult[] = [];
    for (const [index, row] of rows.entries()) {
      const { status, message = '', data = [] } = await runAlone(operation, row, index);
      const id = Number(row[operationsOnSeveral[operation].idKey]);
      results.push({
        index,
        ok: message === '' ? 'Yes' : 'No',
        status,
        answer: [...data],
        message,
        id: Number.isSafeInteger(id) && id > 0 ? id : 0,
      });
      await others.whenDue();
    }
    return results;
  },
  { actsOutside: true, goesOn: true },
);
