import { useState, type ReactNode } from 'react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Field } from '../field/Field.tsx';
import { ChoicesSelect } from '../inputs/ChoicesSelect.tsx';
import { DateInput } from '../inputs/DateInput.tsx';
import { FilterSelect } from '../inputs/FilterSelect.tsx';
import { LookupSelect } from '../inputs/LookupSelect.tsx';
import { OptionSelect } from '../inputs/OptionSelect.tsx';
import { OptionsSelect } from '../inputs/OptionsSelect.tsx';
import { SearchSelect } from '../inputs/SearchSelect.tsx';
import { Dialog } from './Dialog.tsx';
import { Drawer } from './Drawer.tsx';

const ignore = (): void => undefined;
const options = [{ value: 1, label: 'Pune' }];
const lookup = { data: options, isFetching: false, isError: false, refetch: ignore };
const search = { text: '', type: ignore, rows: ['Pune'], isSearching: false, isFailed: false, hurry: ignore, refetch: ignore };

/** Every field with a list of its own. */
const fields: Readonly<Record<string, () => ReactNode>> = {
  'several of fixed choices': () => <ChoicesSelect choices={['Pune']} value={[]} onChange={ignore} />,
  'one of some options': () => <OptionSelect options={options} value={1} onChange={ignore} />,
  'several of some options': () => <OptionsSelect options={options} value={[]} most={2} onChange={ignore} />,
  'one option or all': () => <FilterSelect options={options} value={undefined} onChange={ignore} />,
  'an entry of a lookup': () => <LookupSelect list={lookup} value={undefined} onChange={ignore} />,
  'a record searched on the server': () => (
    <SearchSelect search={search} choiceOf={(label) => ({ value: 1, label })} value={undefined} onChange={ignore} />
  ),
};

async function openDrawer(content: ReactNode, onClose = ignore): Promise<HTMLElement> {
  const root = createRootRoute({
    component: () => (
      <Drawer title="Follow Up" onClose={onClose}>
        <Field name="place" label="Place">
          {content}
        </Field>
      </Drawer>
    ),
  });
  render(<RouterProvider router={createRouter({ routeTree: root, history: createMemoryHistory() })} />);
  return screen.findByRole('dialog', { name: 'Follow Up' });
}

// The browser draws a modal drawer above everything outside it.
test.each(Object.entries(fields))('shows the list of a field inside the drawer: %s', async (_, field) => {
  const drawer = await openDrawer(field());
  fireEvent.mouseDown(within(drawer).getByRole('combobox', { name: 'Place' }));
  expect(await within(drawer).findByRole('option', { name: 'Pune' })).toBeDefined();
});

test('shows the calendar of a field inside the drawer', async () => {
  const drawer = await openDrawer(<DateInput value="2026-11-22" onChange={ignore} />);
  fireEvent.keyDown(within(drawer).getByLabelText('Place'), { key: 'ArrowDown', altKey: true });
  expect(await within(drawer).findByRole('grid')).toBeDefined();
});

// As an action of a row does on a phone, which closes the sheet of the row.
test('shows a dialog over the page when the press that opens it closes the drawer', async () => {
  function Row() {
    const [isAsking, setAsking] = useState(false);
    return (
      <Drawer title="Row" isOpen={!isAsking} onClose={ignore}>
        <button type="button" onClick={() => setAsking(true)}>
          Delete
        </button>
        <Dialog title="Delete?" isOpen={isAsking} onClose={ignore} footer={null}>
          {null}
        </Dialog>
      </Drawer>
    );
  }
  render(<Row />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('dialog', { name: 'Delete?' })).parentElement).toBe(document.body);
});

test('shows a dialog inside the drawer, and the list of its field in that', async () => {
  const drawer = await openDrawer(
    <Dialog title="Change Follow-up" onClose={ignore} footer={null}>
      <Field name="owner" label="Owner">
        <LookupSelect list={lookup} value={undefined} onChange={ignore} />
      </Field>
    </Dialog>,
  );
  const dialog = await within(drawer).findByRole('dialog', { name: 'Change Follow-up' });
  fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: 'Owner' }));
  expect(await within(drawer).findByRole('option', { name: 'Pune' })).toBeDefined();
});

test('a press beside the drawer closes it, but not the second click of a double click', async () => {
  const onClose = vi.fn<() => void>();
  const drawer = await openDrawer(null, onClose);
  fireEvent.click(drawer, { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(drawer, { detail: 1 });
  expect(onClose).toHaveBeenCalledOnce();
});

test('the drawer stays as it is when the page around it changes, and a press beside it then closes it by the latest function', async () => {
  const closedBy = vi.fn<(count: number) => void>();
  function Page() {
    const [count, setCount] = useState(1);
    return (
      <Drawer title="Follow Up" onClose={() => closedBy(count)}>
        <button type="button" onClick={() => setCount(count + 1)}>
          Count {count}
        </button>
      </Drawer>
    );
  }
  const root = createRootRoute({ component: Page });
  render(<RouterProvider router={createRouter({ routeTree: root, history: createMemoryHistory() })} />);
  const drawer = await screen.findByRole('dialog', { name: 'Follow Up' });
  const button = within(drawer).getByRole('button', { name: 'Count 1' });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(within(drawer).getByRole('button', { name: 'Count 2' }));
  expect(closedBy).not.toHaveBeenCalled();
  fireEvent.click(drawer, { detail: 1 });
  expect(closedBy.mock.calls).toEqual([[2]]);
});

test('Escape closes the drawer by its page, not by the browser; what the browser says of an earlier closing does not close it', async () => {
  const onClose = vi.fn<() => void>();
  const drawer = await openDrawer(null, onClose);
  expect(fireEvent(drawer, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
  fireEvent(drawer, new Event('close'));
  expect(onClose).toHaveBeenCalledOnce();
  (drawer as HTMLDialogElement).close();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
});
