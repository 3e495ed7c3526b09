import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { updateRights } from '@vikray/contract/imports/import.ts';
import { useRights } from '../platform/rights.ts';
import { Checkbox } from '../ui/controls/Checkbox.tsx';
import type { ChosenFile } from './check-import.ts';

interface UpdateSwitchProps {
  readonly form: ChosenFile;
  readonly onChange: (part: Pick<ChosenFile, 'update' | 'approve'>) => void;
}

/** Whether the import updates known records; shown to users who may edit them. */
export function UpdateSwitch({ form: { kind, update = false, approve = false }, onChange }: UpdateSwitchProps) {
  const rights = useRights();
  const right = updateRights[kind];
  if ((kind !== 'customers' && kind !== 'products') || right === undefined || !rights.has(right)) return null;
  const mayApprove = rights.has(kind === 'customers' ? 'Approve Customer' : 'Approve Product');
  return (
    <div className="import-updates">
      <Checkbox checked={update} onChange={(isUpdate) => onChange({ update: isUpdate, approve: false })}>
        {say.update}
      </Checkbox>
      {update && mayApprove && (
        <Checkbox checked={approve} onChange={(isApproved) => onChange({ update, approve: isApproved })}>
          {say.approve}
        </Checkbox>
      )}
      {update && <small>{say.updateHint[kind]}</small>}
    </div>
  );
}
