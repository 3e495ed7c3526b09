import { useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { companyRow } from '../../../../testing/screens/web-companies.ts';
import { chosenIn, markedIn } from '../../../../testing/screens/web-form-actions.ts';
import { answer, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { queryClient } from '../../platform/queries.ts';
import { Field } from '../field/Field.tsx';
import { SearchSelect, type Choice } from './SearchSelect.tsx';
import { useServerSearch } from './server-search.ts';

const all = [
  companyRow(1, 'Ganesh Timber'),
  companyRow(2, 'Rack Industries', { fld_mobilenumber: '9000000042', fld_email: 'sales@bhandar.example.in' }),
  companyRow(21, 'Steel Rack', { fld_mobilenumber: '9000000043' }),
];

function Picker({ choosesOnly }: { readonly choosesOnly?: boolean }) {
  const [value, setValue] = useState<Choice>();
  const search = useServerSearch('GetCompanyList');
  return (
    <Field name="supplier" label="Supplier">
      <SearchSelect
        search={search}
        choiceOf={(row) => ({ value: row.companyId, label: row.companyName, detail: row.city, foundBy: [row.mobileNumber, row.email] })}
        value={value}
        onChange={setValue}
        choosesOnly={choosesOnly ?? false}
      />
      <output>{JSON.stringify(value)}</output>
    </Field>
  );
}

beforeEach(() => queryClient.clear());

/** A server that searches name, number and e-mail, returns rows in its own order, and answers only when the test lets it. */
function openPicker({ rows = all, choosesOnly = false } = {}) {
  let letAnswer = (): void => undefined;
  const mayAnswer = new Promise<void>((resolve) => {
    letAnswer = resolve;
  });
  const server = stubServer({
    GetCompanyList: async () => {
      const { search } = Object(server.sent.at(-1)?.body) as { search?: string };
      if (search === undefined) return answer(rows, { total: rows.length })();
      await mayAnswer;
      const found = rows.filter((row) => JSON.stringify(row).toLowerCase().includes(search));
      return answer(found.toReversed(), { total: found.length })();
    },
  });
  render(
    <QueryClientProvider client={queryClient}>
      <Picker choosesOnly={choosesOnly} />
    </QueryClientProvider>,
  );
  return { server, letAnswer };
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Supplier' });
const chosen = (): unknown => JSON.parse(screen.getByRole('status', { hidden: true }).textContent || 'null');

describe('a search select', () => {
  test('takes the best match when Enter comes before the answer, never a row found for an earlier text', async () => {
    const { letAnswer } = openPicker();
    const user = userEvent.setup();
    await user.click(field());
    await screen.findByText('Ganesh Timber', { selector: '.search-choice-label' });
    await user.type(field(), 'rack{Enter}');
    expect(chosen()).toBeNull();
    letAnswer();
    await waitFor(() => expect(chosenIn('Supplier')).toContain('Rack Industries'));
  });

  test('takes it as well when Enter is pressed twice before the answer', async () => {
    const { letAnswer } = openPicker();
    const user = userEvent.setup();
    await user.click(field());
    await user.type(field(), 'rack{Enter}');
    await user.keyboard('{Enter}');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    letAnswer();
    await waitFor(() => expect(chosenIn('Supplier')).toContain('Rack Industries'));
  });

  test('also chooses the answer when the field is left after Enter', async () => {
    const { letAnswer } = openPicker();
    const user = userEvent.setup();
    await user.click(field());
    await user.type(field(), 'steel{Enter}');
    await user.tab();
    letAnswer();
    await waitFor(() => expect(chosen()).toMatchObject({ value: 21, label: 'Steel Rack' }));
  });

  test('chooses nothing when the text was changed after Enter, until Enter is pressed again', async () => {
    const { server, letAnswer } = openPicker();
    const user = userEvent.setup();
    await user.click(field());
    await user.type(field(), 'rack{Enter}');
    await user.type(field(), ' zz');
    letAnswer();
    await waitFor(() => expect(server.sent.at(-1)?.body).toMatchObject({ search: 'rack zz' }));
    expect(chosen()).toBeNull();
  });

  test('offers rows found for an earlier text neither to the mouse nor to screen readers', async () => {
    openPicker();
    const user = userEvent.setup();
    await user.click(field());
    await screen.findByText('Rack Industries', { selector: '.search-choice-label' });
    await user.type(field(), 'rack');
    expect(screen.queryByRole('option', { name: /Rack/ })).toBeNull();
    const shown = screen.getByText('Rack Industries');
    fireEvent.click(shown);
    expect(chosen()).toBeNull();
  });

  test('asks the server for the best matches first, and puts the names before other texts', async () => {
    const { server, letAnswer } = openPicker();
    letAnswer();
    const user = userEvent.setup();
    await user.click(field());
    await user.type(field(), 'a');
    await waitFor(() => expect(server.sent.at(-1)?.body).toMatchObject({ search: 'a', sort: 'bestmatch' }));
    await user.clear(field());
    await user.type(field(), 'bhandar');
    await waitFor(() => expect(document.querySelector('.search-choice mark')?.textContent).toBe('bhandar'));
  });

  test('marks the best match even when the number of the chosen record begins with the typed digits', async () => {
    const rows = [companyRow(21, 'Steel Rack'), companyRow(5, '2 Brothers'), companyRow(6, 'Works 21')];
    const { letAnswer } = openPicker({ rows });
    letAnswer();
    const user = userEvent.setup();
    await user.click(field());
    await user.type(field(), 'works{Enter}');
    await waitFor(() => expect(chosen()).toMatchObject({ value: 6 }));
    await user.click(field());
    await user.type(field(), '2');
    await waitFor(() => expect(markedIn(field())?.textContent).toContain('2 Brothers'));
  });

  test('keeps only what the chosen record shows, not the texts it is found by', async () => {
    const { letAnswer } = openPicker();
    letAnswer();
    const user = userEvent.setup();
    await user.click(field());
    await user.type(field(), 'steel rack{Enter}');
    await waitFor(() => expect(chosen()).toEqual({ value: 21, label: 'Steel Rack', detail: 'Nagpur' }));
  });
});

describe('the only record', () => {
  test('is preselected where the form asks for it', async () => {
    openPicker({ rows: all.slice(0, 1), choosesOnly: true });
    await waitFor(() => expect(chosen()).toMatchObject({ value: 1 }));
  });

  test('is not preselected among several, or elsewhere', async () => {
    const { server } = openPicker({ choosesOnly: true });
    await waitFor(() => expect(server.sent).toHaveLength(1));
    await userEvent.setup().click(field());
    await screen.findByText('Ganesh Timber', { selector: '.search-choice-label' });
    expect(chosen()).toBeNull();
  });
});
