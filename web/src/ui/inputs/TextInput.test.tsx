import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Notices } from '../../platform/notify.tsx';
import { Field } from '../field/Field.tsx';
import { ParagraphInput } from './TextInput.tsx';

function Remark() {
  const [value, setValue] = useState('');
  return (
    <Field name="remark" label="Remark">
      <ParagraphInput value={value} onChange={setValue} maxLength={20} />
    </Field>
  );
}

/** Shows the field with the focus in it, and the notices. */
async function openRemark() {
  const user = userEvent.setup();
  render(
    <>
      <Remark />
      <Notices />
    </>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Remark' });
  await user.click(field);
  return { user, field };
}

test('says so when the end of a pasted text does not fit', async () => {
  const { user, field } = await openRemark();
  await user.paste('Ring at the back');
  await user.paste(' door');
  expect(field.value).toBe('Ring at the back doo');
  expect(screen.getByRole('alert').textContent).toBe('Only 20 characters fit here. The end of the text was left out.');
});

test('says nothing when a pasted text takes the place of another and fits', async () => {
  const { user, field } = await openRemark();
  await user.paste('Ring at the back');
  field.setSelectionRange(0, field.value.length);
  await user.paste('Ring at the front');
  expect(field.value).toBe('Ring at the front');
  expect(screen.getByRole('alert').textContent).toBe('');
});
