import type { ReactNode } from 'react';
import { PageHeading } from '../page/PageHeading.tsx';
import { BackToFigure } from './BackToFigure.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { ListToolbar, type ListToolbarProps } from './ListToolbar.tsx';

export interface TablePageProps<Row> extends Omit<DataTableProps<Row>, 'label' | 'chosen'>, Omit<ListToolbarProps, 'list' | 'add'> {
  /** The heading of the page, which also names the table for screen readers. */
  readonly title: string;
  /** What stands beside the title. */
  readonly tag?: ReactNode;
  /** More filters, or a sentence, above the table. */
  readonly children?: ReactNode;
}

/** A page whose rows are a table: its heading, its tools and the table. */
export function TablePage<Row>({ title, tag, filters, select, filter, csv, imports, children, ...table }: TablePageProps<Row>) {
  const { list, add } = table;
  return (
    <>
      <PageHeading title={title} tag={tag}>
        <ListToolbar list={list} filters={filters} select={select} filter={filter} csv={csv} imports={imports} add={add} />
      </PageHeading>
      <BackToFigure />
      {children}
      <DataTable label={title} {...table} />
    </>
  );
}
