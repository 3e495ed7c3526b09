import { importRights, pictureArchives, type ImportKind } from '@vikray/contract/imports/import.ts';
import type { ReactNode } from 'react';
import { useRights } from '../../platform/rights.ts';
import { AddButton, type AddAction } from './AddButton.tsx';
import { CsvButton, type CsvSource } from './CsvButton.tsx';
import { ImportButton } from './ImportButton.tsx';
import './list.css';
import type { ListSearch } from './list-search.ts';
import { SearchBox } from './SearchBox.tsx';

export interface ListToolbarProps {
  readonly list: ListSearch;
  /** The button that opens the filters of the list. */
  readonly filters?: ReactNode;
  /** The button that brings boxes to select rows. */
  readonly select?: ReactNode;
  /** Another filter of the rows, or what is done with several of them, before the search; on phones in a separate row. */
  readonly filter?: ReactNode;
  /** The rows as a file. */
  readonly csv?: CsvSource;
  /** The kind of record that can be imported into the list. */
  readonly imports?: ImportKind;
  readonly add?: AddAction;
}

/**
 * Filters, search, CSV, Import and Add, in this order, to the right of a list's heading. On phones the buttons are icons, on tablets those
 * for files.
 */
export function ListToolbar({ list, filters, select, filter, csv, imports, add }: ListToolbarProps) {
  const rights = useRights();
  const mayImport = imports !== undefined && rights.has(importRights[imports]);
  const pictures = imports && pictureArchives[imports];
  return (
    <div className="list-toolbar">
      {filters}
      {select}
      {filter && <div className="list-filter">{filter}</div>}
      <SearchBox value={list.search} onSearch={(search) => list.ask({ search })} />
      {csv && <CsvButton {...csv} pictures={pictures} {...(!mayImport && { forImport: undefined })} />}
      {mayImport && <ImportButton kind={imports} />}
      {add && <AddButton {...add} isPrimary />}
    </div>
  );
}
