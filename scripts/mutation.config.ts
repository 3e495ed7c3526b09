/** The tests that `scripts/mutation.json` runs for each fault: those of the contract, which need neither database nor browser. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: { include: ['contract/src/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
});
