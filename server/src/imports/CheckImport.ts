import { importsOperations } from '@vikray/contract/imports/imports-operations.ts';
import { importRights, maxImportBytes, maxImportRows } from '@vikray/contract/imports/import.ts';
import { handler, OperationFailure } from '../platform/handler.ts';
import { checkFile } from './check-file.ts';
import { FileProblem } from './files/file-problem.ts';
import { fileOfBytes } from './files/given-file.ts';

const { FileUnusable } = importsOperations.CheckImport.failures;

export const CheckImport = handler(
  'CheckImport',
  async ({ db, input, user, now, hasLeft, fail }) => {
    const { kind, fileName, file } = input;
    if (!user.rights.has(importRights[kind])) throw fail('Forbidden');
    if (file.byteLength > maxImportBytes) throw fail('FileTooLarge');
    try {
      return [
        await checkFile(db, {
          kind,
          file: fileOfBytes(fileName, file),
          stamp: { userId: user.userId, now },
          rights: user.rights,
          maxRows: maxImportRows,
          hasLeft,
        }),
      ];
    } catch (error) {
      // The declared failure, with the sentence for this file.
      throw error instanceof FileProblem ? new OperationFailure('FileUnusable', { ...FileUnusable, message: error.message }) : error;
    }
  },
  // Checking takes a while, and stores the rows batch by batch.
  { actsOutside: true },
);
