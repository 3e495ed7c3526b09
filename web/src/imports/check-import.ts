import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { kindsWithPictures, maxImportBytes, updateRights, type ImportKind } from '@vikray/contract/imports/import.ts';
import { CallFailure } from '../platform/call-failure.ts';
import { upload } from '../platform/call.ts';

/** Checking the largest file takes the server a while. */
const timeoutMs = 300_000;

/** The field of each heading, and the text of each field that the file lacks, by wire names. */
export interface ChosenColumns {
  readonly columns: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
}

export interface ChosenFile {
  readonly kind: ImportKind;
  readonly file: File | undefined;
  /** The pictures that the file refers to. */
  readonly pictures: readonly File[];
  /** What the user has chosen for the columns; without it, what was chosen for the last file with the same headings counts. */
  readonly chosen?: ChosenColumns | undefined;
  /** Whether known records are updated, and whether they are then Approved. */
  readonly update?: boolean;
  readonly approve?: boolean;
}

/** Uploads the pictures, then the file to be checked, and returns the import's id. Fails with a CallFailure. */
export async function checkImport(
  { kind, file, pictures, chosen, update, approve }: ChosenFile,
  onSent: (pictures: number) => void,
): Promise<number> {
  if (!file) throw new CallFailure(say.chooseFile, { status: 400, code: 'InvalidInput', field: 'file' });
  if (file.size > maxImportBytes) throw new CallFailure(say.fileTooLarge, { status: 413, code: 'FileTooLarge', field: 'file' });
  for (const [index, picture] of (kindsWithPictures.includes(kind) ? pictures : []).entries()) {
    await upload('AddImage', { folderName: 'Product', fileName: picture.name, file: picture }).catch((thrown: unknown) =>
      inPicture(thrown, picture),
    );
    onSent(index + 1);
  }
  const updates = update && updateRights[kind] ? { update: 'Yes' as const, ...(approve && { approve: 'Yes' as const }) } : {};
  const [checked] = await upload('CheckImport', { kind, fileName: file.name, file, ...chosen, ...updates }, { timeoutMs });
  if (!checked) throw new Error('CheckImport answered no import');
  return checked.importId;
}

function inPicture(thrown: unknown, { name }: File): never {
  if (!(thrown instanceof CallFailure)) throw thrown;
  const { message, status, code } = thrown;
  throw new CallFailure(`${name}: ${message}`, { status, code, field: 'pictures' });
}
