import type { Consignment } from '@vikray/contract/consignments/consignment.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Note } from '../ui/page/Note.tsx';
import { lastDayOf } from './months-up-to.ts';
import { SaveFileButton } from './SaveFileButton.tsx';
import { useLeftOut } from './tax-document-queries.ts';
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
export function TaxFiles({ filter: { company, month, todo }, ask, rows }: TaxFilesProps) {
  const leftOut = useLeftOut(company, month);
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
      {leftOut > 0 && (
        <Note
          kind="warning"
          title={say.someLeftOut(leftOut)}
          action={
            todo !== 'taxNotAllowed' && (
              <Button size="small" onClick={() => ask({ todo: 'taxNotAllowed' })}>
                {say.show}
              </Button>
            )
          }
        />
      )}
    </>
  );
}
