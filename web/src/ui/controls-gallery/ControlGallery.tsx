import { useState, type ReactNode } from 'react';
import { Notices } from '../../platform/notify.tsx';
import { Button } from '../controls/Button.tsx';
import { Checkbox } from '../controls/Checkbox.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { Drawer } from '../controls/Drawer.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { Menu } from '../controls/Menu.tsx';
import { Pagination } from '../controls/Pagination.tsx';
import { Progress } from '../controls/Progress.tsx';
import { QrCode } from '../controls/QrCode.tsx';
import { Segmented } from '../controls/Segmented.tsx';
import { Select } from '../controls/Select.tsx';
import { Switch } from '../controls/Switch.tsx';
import { Tooltip } from '../controls/Tooltip.tsx';
import { Field, FieldGrid } from '../field/Field.tsx';
import { FormFailure } from '../field/form-failure.tsx';
import { Locked, useIsLocked } from '../field/use-is-locked.ts';
import { DeleteIcon } from '../icons/DeleteIcon.tsx';
import { EditIcon } from '../icons/EditIcon.tsx';
import { PlusIcon } from '../icons/PlusIcon.tsx';
import { ChoiceRadio } from '../inputs/ChoiceRadio.tsx';
import { ChoiceSelect } from '../inputs/ChoiceSelect.tsx';
import { DateInput } from '../inputs/DateInput.tsx';
import { DecimalInput } from '../inputs/DecimalInput.tsx';
import { FilterSelect } from '../inputs/FilterSelect.tsx';
import { OptionsSelect } from '../inputs/OptionsSelect.tsx';
import { PasswordInput } from '../inputs/PasswordInput.tsx';
import { ParagraphInput, TextInput } from '../inputs/TextInput.tsx';
import { ConfirmDialog } from '../page/ConfirmDialog.tsx';
import './control-gallery.css';

const places = ['Akola', 'Nagpur', 'Nashik', 'Pune'] as const;
const options = places.map((place) => ({ value: place, label: place }));
const sizes = [15, 30, 50].map((size) => ({ value: size, label: `${size} / page` }));
const views = [
  { value: true, label: 'Mine' },
  { value: false, label: 'Everybody' },
];

/** Every control in every state. */
export function ControlGallery() {
  return (
    <main className="gallery">
      <h1>Controls</h1>
      <Buttons />
      <Shown title="Fields">
        <Fields />
      </Shown>
      <Shown title="Fields to correct">
        <FormFailure failure={{ field: 'wrong', message: 'Please correct this field.' }}>
          <Fields name="wrong" />
        </FormFailure>
      </Shown>
      <Shown title="Fields that cannot be changed">
        <Fields disabled />
      </Shown>
      <Shown title="Fields of a locked form">
        <Locked value>
          <Fields />
        </Locked>
      </Shown>
      <Choices />
      <Overlays />
      <Notices />
    </main>
  );
}

function Shown({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Buttons() {
  return (
    <Shown title="Buttons">
      {(['filled', 'outlined', 'text'] as const).map((look) => (
        <div key={look} className="gallery-row">
          <Button look={look}>Save</Button>
          <Button look={look} icon={<PlusIcon />}>
            Add
          </Button>
          <Button look={look} isDanger>
            Delete
          </Button>
          <Button look={look} isBusy>
            Saving
          </Button>
          <Button look={look} disabled>
            Not Now
          </Button>
          <Button look={look} size="small">
            Small
          </Button>
          <Button look={look} size="large">
            Large
          </Button>
          <Button look={look} icon={<EditIcon />} aria-label={`Edit, ${look}`} />
          <Button look={look} href="/">
            A Link
          </Button>
        </div>
      ))}
      <div className="gallery-row">
        <IconButton label="Edit" icon={<EditIcon />} />
        <IconButton label="Delete Asha" tooltip="Delete" icon={<DeleteIcon />} />
        <IconButton label="Not Now" icon={<EditIcon />} disabled />
        <Button tooltip="Only approved quotations can be sent." aria-disabled>
          Send
        </Button>
        <span className="gallery-cut one-line">A text that is longer than the room it has</span>
      </div>
    </Shown>
  );
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'question' | 'right' | 'left' | 'bottom'>();
  const [isAbove, setAbove] = useState(false);
  const close = () => setOpen(undefined);
  return (
    <Shown title="What opens over the page">
      <div className="gallery-row">
        <Menu label="More">
          {(closeMenu) =>
            ['Copy', 'Revise', 'Extend'].map((label) => (
              <Button key={label} look="text" onClick={closeMenu}>
                {label}
              </Button>
            ))
          }
        </Menu>
        <Menu label="For Import" isArrow>
          {(closeMenu) => (
            <Button look="text" onClick={closeMenu}>
              CSV
            </Button>
          )}
        </Menu>
        <Button onClick={() => setOpen('dialog')}>Open a Dialog</Button>
        <Button onClick={() => setOpen('question')}>Ask</Button>
        {(['right', 'left', 'bottom'] as const).map((edge) => (
          <Button key={edge} onClick={() => setOpen(edge)}>
            {`Open a Drawer (${edge})`}
          </Button>
        ))}
      </div>
      <Dialog isOpen={open === 'dialog'} title="A dialog" onClose={close} footer={<Button onClick={close}>Close</Button>}>
        <Fields />
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'question'}
        isDanger
        title="Void this quotation?"
        record="AP/2026-2027/0080"
        onYes={close}
        onNo={close}
      />
      {(open === 'right' || open === 'left' || open === 'bottom') && (
        <Drawer edge={open} title="A drawer" onClose={close}>
          <div className="gallery-drawer">
            <Button onClick={() => setAbove(true)}>Open a Dialog over It</Button>
            <Fields />
            <Dialog isOpen={isAbove} title="Over a drawer" onClose={() => setAbove(false)} footer={null}>
              <Fields />
            </Dialog>
          </div>
        </Drawer>
      )}
      <Tooltip />
    </Shown>
  );
}

interface FieldsProps {
  readonly name?: string;
  readonly disabled?: boolean;
}

function Fields({ name = 'field', disabled = false }: FieldsProps) {
  const isLocked = useIsLocked();
  const [text, setText] = useState('Taramandal Furniture');
  const [amount, setAmount] = useState('56050');
  const [password, setPassword] = useState('');
  const [place, setPlace] = useState<string | undefined>('Pune');
  const [several, setSeveral] = useState<readonly string[]>(['Nagpur', 'Nashik']);
  const [date, setDate] = useState<string | undefined>('2026-11-20');
  return (
    <FieldGrid>
      <Field name={name} label="Text" span={8} required>
        <TextInput value={text} onChange={setText} maxLength={60} disabled={disabled} />
      </Field>
      <Field name={name} label="Amount" span={8}>
        <DecimalInput value={amount} onChange={setAmount} prefix="₹" disabled={disabled} />
      </Field>
      <Field name={name} label="Date" span={8}>
        <DateInput value={date} onChange={setDate} disabled={disabled} />
      </Field>
      <Field name={name} label="One of a few" span={8}>
        <ChoiceSelect choices={places} value="Pune" onChange={() => undefined} disabled={disabled} />
      </Field>
      {!disabled && !isLocked && (
        <>
          <Field name={name} label="One of many" span={8}>
            <FilterSelect options={options} value={place} onChange={setPlace} />
          </Field>
          <Field name={name} label="Several" span={8}>
            <OptionsSelect options={options} value={several} onChange={setSeveral} />
          </Field>
        </>
      )}
      {!disabled && !isLocked && (
        <Field name={name} label="Secret" span={8}>
          <PasswordInput value={password} onChange={setPassword} kind="new-password" />
        </Field>
      )}
      <Field name={name} label="Paragraph" span={16}>
        <ParagraphInput value={text} onChange={setText} maxLength={200} disabled={disabled} />
      </Field>
    </FieldGrid>
  );
}

function Choices() {
  const [isOn, setOn] = useState(true);
  const [choice, setChoice] = useState<'MRP' | 'Manual Price'>('MRP');
  const [isMine, setMine] = useState(true);
  const [page, setPage] = useState(5);
  const [size, setSize] = useState(30);
  return (
    <Shown title="Choices">
      <div className="gallery-row">
        <Checkbox checked={isOn} onChange={setOn}>
          Ticked
        </Checkbox>
        <Checkbox checked={!isOn} onChange={() => setOn(!isOn)}>
          Not ticked
        </Checkbox>
        <Checkbox checked disabled>
          Cannot change
        </Checkbox>
        <Switch aria-label="On" checked={isOn} onChange={setOn} />
        <Switch aria-label="Off" checked={!isOn} onChange={() => setOn(!isOn)} />
        <Switch aria-label="Cannot change" checked disabled onChange={setOn} />
        <Segmented label="Whose" options={views} value={isMine} onChange={setMine} />
        <Select aria-label="Page size" className="gallery-size" options={sizes} value={size} onChange={setSize} />
      </div>
      <Field name="choice" label="Price">
        <ChoiceRadio choices={['MRP', 'Manual Price']} value={choice} onChange={setChoice} />
      </Field>
      <div className="gallery-row">
        <Pagination page={page} pages={12} around={2} onShow={setPage} />
        <QrCode value="otpauth://totp/Vikray" size={88} />
      </div>
      <Progress label="Imported rows" percent={42} />
      <Progress label="Rows of a failed import" percent={70} isFailed />
    </Shown>
  );
}
