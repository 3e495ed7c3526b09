import { importsOperations } from '@vikray/contract/imports/imports-operations.ts';
import { importRights, maxImportBytes, maxImportRows } from '@vikray/contract/imports/import.ts';
import type { UnclearColumns } from '@vikray/contract/imports/column-choices.ts';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { handler, OperationFailure } from '../platform/handler.ts';
import { mayUpdate } from './approval-right.ts';
import { checkFile } from './check-file.ts';
import { ColumnsUnclear } from './file-columns.ts';
import { FileProblem } from './files/file-problem.ts';
import { fileOfBytes } from './files/given-file.ts';

const { FileUnusable, ColumnsUnclear: Unclear } = importsOperations.CheckImport.failures;

export const CheckImport = handler(
  'CheckImport',
  async ({ db, input, user, now, hasLeft, fail }) => {
    const { kind, fileName, file, columns, values, update, approve } = input;
    if (!user.rights.has(importRights[kind])) throw fail('Forbidden');
    const updates = update === 'Yes' ? { approves: approve === 'Yes' } : undefined;
    if (updates && !mayUpdate(kind, user.rights)) throw fail('Forbidden', say.mayNotUpdate);
    if (file.byteLength > maxImportBytes) throw fail('FileTooLarge');
    try {
      return [
        await checkFile(db, {
          kind,
          file: fileOfBytes(fileName, file),
          stamp: { userId: user.userId, now },
          rights: user.rights,
          maxRows: maxImportRows,
          updates,
          choices: columns || values ? { columns: columns ?? {}, values: values ?? {} } : undefined,
          hasLeft,
        }),
      ];
    } catch (error) {
      if (error instanceof ColumnsUnclear) throw new OperationFailure('ColumnsUnclear', Unclear, error.message, detailsOf(error));
      // The declared failure, with the sentence for this file.
      throw error instanceof FileProblem ? new OperationFailure('FileUnusable', { ...FileUnusable, message: error.message }) : error;
    }
  },
  // Checking takes a while, and stores the rows batch by batch.
  { actsOutside: true },
);

/** Longer headings are shown, and chosen for, by their beginning. */
const maxHeadingLetters = 200;

function detailsOf({ unknown, missing }: ColumnsUnclear): UnclearColumns {
  return {
    unknowncolumns: [...unknown.keys()].map((heading) => heading.slice(0, maxHeadingLetters).toWellFormed()),
    samples: [...unknown.values()],
    missingcolumns: missing.map(({ wire }) => wire),
  };
}
