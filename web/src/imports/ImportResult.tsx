import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { isUnderWay } from '@vikray/contract/imports/import-state.ts';
import { importableRows, importTitles, type ImportRun } from '@vikray/contract/imports/import.ts';
import { dashedDate, dateAt } from '@vikray/contract/platform/dates.ts';
import { Progress } from '../ui/controls/Progress.tsx';
import { EmptyState } from '../ui/lists/EmptyState.tsx';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { Facts } from '../ui/page/Facts.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { formatCount } from './import-history-columns.tsx';
import { useImport } from './import-queries.ts';
import { ImportActions } from './ImportActions.tsx';
import { ChangedRecords } from './ChangedRecords.tsx';
import { RefusedRows } from './RefusedRows.tsx';

/** One import: the result of its check, its progress, and how it ended. */
export function ImportResult({ importId }: { readonly importId: number }) {
  const { data: run, error, refetch } = useImport(importId);
  if (error) return <ListFailure sentence={error.message} retry={() => void refetch()} />;
  if (run === undefined) return <PageHeading title="Import" />;
  if (run === null) return <EmptyState sentence={say.notFound} />;
  return (
    <>
      <PageHeading title={`Import ${run.importId}`} note={importTitles[run.kind]} tag={<StatusTag status={run.state} />}>
        <ImportActions run={run} />
      </PageHeading>
      <section className="import-sheet" aria-label="Result">
        <Facts
          facts={[
            { label: 'File', text: run.fileName },
            { label: 'By', text: run.startedBy },
            { label: 'Date', text: dashedDate(dateAt(run.updatedOn)) },
            { label: 'Good Rows', text: formatCount(importableRows(run)) },
            ...(run.updates === 'Yes'
              ? [
                  { label: 'Updates', text: formatCount(run.updatedRows) },
                  { label: 'Without a Change', text: formatCount(run.unchangedRows) },
                ]
              : [{ label: 'There already', text: formatCount(run.presentRows) }]),
            { label: 'Bad Rows', text: formatCount(run.badRows) },
          ]}
        />
        {run.notes !== '' && <p className="import-notes">{run.notes}</p>}
        <ImportProgress run={run} />
      </section>
      {run.updatedRows > 0 && <ChangedRecords importId={importId} />}
      {run.badRows + run.presentRows > 0 && <RefusedRows importId={importId} kind={run.kind} />}
    </>
  );
}

function found(run: ImportRun): string {
  if (run.badRows > 0) return importableRows(run) > 0 ? say.someBad(formatCount(run.badRows + run.presentRows)) : say.badRows;
  if (importableRows(run) === 0) return say.nothingToImport;
  if (run.presentRows > 0) return say.rowsPresent;
  return run.updatedRows > 0 ? `${say.noneBad} ${say.onlyUpdates(formatCount(run.updatedRows))}` : say.noneBad;
}

function ImportProgress({ run }: { readonly run: ImportRun }) {
  const total = importableRows(run);
  if (run.state === 'Checked') return <p role="status">{found(run)}</p>;
  return (
    <div className="import-progress">
      <Progress
        percent={total === 0 ? 100 : Math.floor((run.doneRows * 100) / total)}
        isFailed={!isUnderWay(run.state) && run.failure !== ''}
        label="Imported rows"
      />
      <p role="status">
        {run.failure || (isUnderWay(run.state) ? say.running : say.rowsAdded(formatCount(run.doneRows), formatCount(total)))}
      </p>
    </div>
  );
}
