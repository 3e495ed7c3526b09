import type { Consignment } from '@vikray/contract/consignments/consignment.ts';
import { fileHolds } from '@vikray/contract/tax-documents/file-holds.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Note } from '../ui/page/Note.tsx';
import { DecideNow } from './DecideNow.tsx';
import { lastDayOf } from './months-up-to.ts';
import { SaveFileButton } from '../ui/lists/SaveFileButton.tsx';
import { useFileCounts } from './tax-document-queries.ts';
import type { TaxFilter } from './tax-document-search.ts';

interface TaxFilesProps {
  readonly filter: TaxFilter;
  readonly ask: (change: TaxFilter) => void;
  /** The rows in view, for the e-way bills of several. */
  readonly rows: readonly Consignment[];
}

/** The most consignments of one e-way file. */
const mostTogether = 50;

/** The sentence that says what the files are, and the files of the filtered company and month. */
export function TaxFiles({ filter: { companyid: company, month, todo }, ask, rows }: TaxFilesProps) {
  const needed = rows.slice(0, mostTogether).map(({ consignmentId }) => consignmentId);
  const period = company !== undefined && month !== undefined && `companyid=${company}&from=${month}-01&to=${lastDayOf(month)}`;
  return (
    <>
      <div className="tax-files">
        <p className="tax-draft">
          {say.draft} {period === false && say.chooseCompanyAndMonth}
        </p>
        {todo === 'ewayNeeded' && needed.length > 1 && (
          <SaveFileButton address={`/api/eway.json?ids=${needed.join(',')}`}>{say.ewayOfShown}</SaveFileButton>
        )}
        {period !== false && (
          <>
            <SaveFileButton address={`/api/gstr1.zip?companyid=${company}&month=${month}`}>{say.gstr1}</SaveFileButton>
            <SaveFileButton address={`/api/tally.xml?${period}`}>{say.tally}</SaveFileButton>
            <SaveFileButton address={`/api/tally.xml?${period}&items=Yes`}>{say.tallyItems}</SaveFileButton>
          </>
        )}
      </div>
      {company !== undefined && month !== undefined && <FileContents company={company} month={month} todo={todo} ask={ask} />}
    </>
  );
}

interface FileContentsProps extends Pick<TaxFilter, 'todo'> {
  readonly company: number;
  readonly month: string;
  readonly ask: (change: TaxFilter) => void;
}

/** Says what the files hold before anyone takes one, and offers to decide what is not decided. */
function FileContents({ company, month, todo, ask }: FileContentsProps) {
  const counts = useFileCounts(company, month);
  if (!counts || counts.count === 0) return null;
  const { undecided, taxNotAllowed, withoutInvoice, withoutGstin } = counts;
  const isComplete = undecided + taxNotAllowed + withoutInvoice + withoutGstin === 0;
  return (
    <Note
      kind={isComplete ? 'info' : 'warning'}
      title={fileHolds(counts)}
      action={
        <>
          {undecided > 0 && <DecideNow companyId={company} month={month} />}
          {taxNotAllowed > 0 && todo !== 'taxNotAllowed' && (
            <Button size="small" onClick={() => ask({ todo: 'taxNotAllowed' })}>
              {say.show}
            </Button>
          )}
        </>
      }
    />
  );
}
