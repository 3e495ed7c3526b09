/** Measures the memory after thousands of different pages: lists, each at another page or by another search. */
import { asCall } from './calls.ts';
import type { BenchOptions } from './bench-options.ts';
import { benchSettings } from './bench-settings.ts';
import { logInto } from './cases.ts';
import { untilContentsChecked } from './checked-contents.ts';
import type { Figure } from './goals.ts';
import { Client, measure, type LoadCall } from './load.ts';
import { startPanelProgram } from './programs.ts';

const callers = 20;
const pagesOfList = 900;
const lists = ['GetCustomerList', 'GetProductList', 'GetQuotation', 'GetOrder'] as const;

/** Asks for 3,600 different pages, and returns the memory after them. */
export async function measureMemory({ isQuick }: BenchOptions): Promise<Figure[]> {
  const program = await startPanelProgram(benchSettings());
  const panel = new Client(program.address);
  try {
    await logInto(panel);
    await untilContentsChecked(panel);
    const atRest = await program.memory();
    const count = isQuick ? 20 : pagesOfList;
    const calls: LoadCall[] = lists.flatMap((name) =>
      Array.from({ length: count }, (_, index) => asCall(name, { page: 1 + (index % 300), pageSize: 30 - Math.floor(index / 300) })),
    );
    await measure(panel, calls, callers);
    const after = await program.memory();
    console.log(`Memory at rest ${atRest ?? '?'} MB, after ${calls.length} different pages ${after ?? '?'} MB.\n`);
    return [{ goal: 'memoryAfterPages', value: after }];
  } finally {
    panel.close();
    await program.stop();
  }
}
