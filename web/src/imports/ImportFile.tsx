import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { imageTypes } from '@vikray/contract/images/image.ts';
import { unclearColumns, type UnclearColumns } from '@vikray/contract/imports/column-choices.ts';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { importKinds, importRights, importTitles, kindsWithPictures, type ImportKind } from '@vikray/contract/imports/import.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { CallFailure, failureSentence } from '../platform/call-failure.ts';
import { notify } from '../platform/notify.tsx';
import { useRights } from '../platform/rights.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Checkbox } from '../ui/controls/Checkbox.tsx';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import { FormFailure } from '../ui/field/form-failure.tsx';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { checkImport, type ChosenFile } from './check-import.ts';
import { ColumnFields } from './ColumnFields.tsx';
import { FileInput } from './FileInput.tsx';
import { refreshImports } from './import-queries.ts';
import { SampleFiles } from './SampleFiles.tsx';
import { UpdateSwitch } from './UpdateSwitch.tsx';

/** The form that chooses a file and sends it to be checked. */
export function ImportFile({ chosen }: { readonly chosen: ImportKind | undefined }) {
  const rights = useRights();
  const kinds = importKinds.filter((kind) => rights.has(importRights[kind]));
  const [first] = kinds;
  if (first === undefined) return <p role="alert">{messages.notAuthorised}</p>;
  return <ImportForm kinds={kinds} start={kinds.find((kind) => kind === chosen) ?? first} />;
}

function ImportForm({ kinds, start }: { readonly kinds: readonly ImportKind[]; readonly start: ImportKind }) {
  const navigate = useNavigate();
  const [form, setForm] = useState<ChosenFile>({ kind: start, file: undefined, pictures: [] });
  const [unclear, setUnclear] = useState<UnclearColumns>();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<CallFailure>();

  /** Another file or kind has other columns, and so have updates. */
  function change(part: Partial<ChosenFile>): void {
    setForm({ ...form, chosen: undefined, ...part });
    if (!part.chosen) setUnclear(undefined);
    setFailure(undefined);
  }

  /** Shows the step in which the columns are assigned. What has been chosen already stays. */
  function askForColumns({ details }: CallFailure): void {
    const found = unclearColumns.parse(details);
    const { columns = {}, values = {} } = form.chosen ?? {};
    const leftOut = Object.fromEntries(found.unknowncolumns.map((heading) => [heading, '']));
    setForm({ ...form, chosen: { columns: { ...leftOut, ...columns }, values } });
    setUnclear(merged(unclear, found));
  }

  async function check(): Promise<void> {
    setBusy(say.checking);
    setFailure(undefined);
    try {
      const importId = await checkImport(form, (sent) => setBusy(say.sendingPictures(sent, form.pictures.length)));
      await refreshImports();
      await navigate({ to: '/import', search: { kind: form.kind, id: importId } });
    } catch (thrown) {
      // The step itself says which columns are unclear.
      const asksFirst = thrown instanceof CallFailure && thrown.code === 'ColumnsUnclear' && !unclear;
      if (!asksFirst) notify.failure(failureSentence(thrown));
      if (!(thrown instanceof CallFailure)) throw thrown;
      if (thrown.code === 'ColumnsUnclear') askForColumns(thrown);
      else setFailure(thrown);
    } finally {
      setBusy(undefined);
    }
  }

  const titles = kinds.map((kind) => importTitles[kind]);
  return (
    <form
      className="import-sheet"
      noValidate
      aria-label="Import"
      onSubmit={(event) => {
        event.preventDefault();
        if (busy === undefined) void check();
      }}
    >
      <p className="import-intro">{say.intro}</p>
      <FormFailure failure={failure}>
        <FieldGrid>
          <Field name="kind" label="Import of" required span={8}>
            <ChoiceSelect
              choices={titles}
              value={importTitles[form.kind]}
              onChange={(title) => change({ kind: kinds.find((kind) => importTitles[kind] === title) ?? form.kind })}
            />
          </Field>
          <Field name="file" label="File" required span={8}>
            <FileInput
              accept=".xlsx,.csv,.txt,.json"
              files={form.file ? [form.file] : []}
              buttonLabel="Choose File"
              hint={say.fileHint}
              onChange={([file]) => change({ file })}
            />
          </Field>
          {form.file && !unclear && (
            <Field name="columns" label="Columns" span={8}>
              <Checkbox
                checked={form.chosen !== undefined}
                onChange={(isAgain) => change({ chosen: isAgain ? { columns: {}, values: {} } : undefined })}
              >
                {say.chooseAgain}
              </Checkbox>
            </Field>
          )}
          {kindsWithPictures.includes(form.kind) && (
            <Field name="pictures" label="Pictures" span={8}>
              <FileInput
                accept={imageTypes.join(',')}
                files={form.pictures}
                isMultiple
                buttonLabel="Choose Pictures"
                hint={say.picturesHint}
                onChange={(pictures) => change({ pictures })}
              />
            </Field>
          )}
        </FieldGrid>
        <UpdateSwitch form={form} onChange={change} />
        {unclear && form.chosen && (
          <ColumnFields kind={form.kind} unclear={unclear} chosen={form.chosen} onChange={(chosen) => change({ chosen })} />
        )}
      </FormFailure>
      <footer className="import-buttons">
        <SampleFiles kind={form.kind} />
        <span className="import-busy" role="status">
          {busy}
        </span>
        <Button look="filled" type="submit" isBusy={busy !== undefined}>
          Check File
        </Button>
      </footer>
    </form>
  );
}

/** The columns that are or were unclear, so that no field goes away while the user works on it. */
function merged(before: UnclearColumns | undefined, found: UnclearColumns): UnclearColumns {
  if (!before) return found;
  const added = found.unknowncolumns.map((heading, index) => [heading, found.samples[index] ?? ''] as const);
  const fresh = added.filter(([heading]) => !before.unknowncolumns.includes(heading));
  return {
    unknowncolumns: [...before.unknowncolumns, ...fresh.map(([heading]) => heading)],
    samples: [...before.samples, ...fresh.map(([, sample]) => sample)],
    missingcolumns: [...new Set([...before.missingcolumns, ...found.missingcolumns])],
  };
}
