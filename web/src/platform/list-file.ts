/** The rows of a list as a file. */
import { operations, type InputOf } from '@vikray/contract/operations.ts';
import { addressOf, encodedInput, request, type ListName } from './call.ts';

/** The formats in which a list can be saved. */
export type FileFormat = 'csv' | 'xlsx';

/**
 * The name of a list's CSV file and its address; a list that only a POST returns has a function that reads it. A browser that is refused a
 * file says so outside the page, so `demand` asks before it. It fails as `call` does if the server refuses the list.
 */
export type ListFile = { readonly fileName: string } & (
  | { readonly address: string; readonly demand?: () => Promise<unknown> }
  | { readonly read: (format: FileFormat) => Promise<Blob> }
);

/** What an operation says about its files. */
interface ListFiles {
  readonly method: 'GET' | 'POST';
  readonly csv: { readonly fileName: string } | undefined;
  readonly importCsv: { readonly fileName: string } | undefined;
}

/**
 * The rows of a list as a file, with the same search, order and filters, and if the input says so with the columns of an import. Reading a
 * file fails as `call` does.
 */
export function fileOf<N extends ListName>(name: N, input: InputOf<N>): ListFile {
  const { method, csv, importCsv }: ListFiles = operations[name];
  const wireInput = encodedInput(name, input);
  const file = wireInput['columns'] === 'import' ? importCsv : csv;
  if (!file) throw new Error(`${name} has no such file`);
  const { fileName } = file;
  if (method === 'GET') {
    const demand = async () => (await request(name, { ...wireInput, page: 1, pagesize: 1 }, JSON.stringify)).text();
    return { fileName, address: addressOf(name, { ...wireInput, format: 'csv' }), demand };
  }
  return { fileName, read: async (format) => (await request(name, { ...wireInput, format }, JSON.stringify)).blob() };
}

/** The address of a list as a file in another format than CSV. */
export function addressAs(format: FileFormat, csvAddress: string): string {
  return csvAddress.replace(/format=csv$/, `format=${format}`);
}
