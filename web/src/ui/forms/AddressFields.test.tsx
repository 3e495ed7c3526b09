import { indiaId } from '@vikray/contract/lookups/lookup.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { choose, chosenIn, enter } from '../../../../testing/screens/web-form-actions.ts';
import { answer, settle, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { queryClient } from '../../platform/queries.ts';
import type { Address } from './address.ts';
import { AddressFields } from './AddressFields.tsx';

const places: Record<number, { label: string; value: number }[]> = {
  101: [
    { label: 'Goa', value: 11 },
    { label: 'Maharashtra', value: 21 },
  ],
  154: [{ label: 'Bagmati', value: 31 }],
  145: [],
};
const cities: Record<number, { label: string; value: number }[]> = {
  11: [{ label: 'Panaji', value: 111 }],
  21: [
    { label: 'Akola', value: 211 },
    { label: 'Nagpur', value: 212 },
  ],
  31: [],
};

function Form() {
  const [value, setValue] = useState<Address>({ address: '', country: indiaId, state: undefined, city: undefined, pincode: '' });
  return (
    <QueryClientProvider client={queryClient}>
      <output>{JSON.stringify(value)}</output>
      <AddressFields value={value} onChange={(changed) => setValue((before) => ({ ...before, ...changed }))} />
    </QueryClientProvider>
  );
}

beforeEach(() => queryClient.clear());

function openForm(replies: Partial<Parameters<typeof stubServer>[0]> = {}) {
  const idOf = (key: string) => Number(Object(server.sent.at(-1)?.body)[key]);
  const server = stubServer({
    GetCountry: answer([
      { label: 'India', value: 101 },
      { label: 'Monaco', value: 145 },
      { label: 'Nepal', value: 154 },
    ]),
    GetState: () => Response.json({ data: places[idOf('countryid')] }),
    GetCity: () => Response.json({ data: cities[idOf('stateid')] }),
    ...replies,
  });
  render(<Form />);
  return server;
}

/** The address in the form. */
const address = (): unknown => JSON.parse(screen.getByRole('status').textContent);

const label = (name: string) => screen.getByText(name, { selector: 'label' }).textContent;

test('starts in India, with its first state and that state’s first city (GEN-16)', async () => {
  openForm();
  await waitFor(() => expect(address()).toMatchObject({ country: 101, state: 11, city: 111 }));
});

test('reloads the cities of another state and chooses the first (GEN-17)', async () => {
  openForm();
  await screen.findByDisplayValue('Panaji');
  await choose('State', 'Maharashtra');
  await waitFor(() => expect(address()).toMatchObject({ state: 21, city: 211 }));
});

/** Types a city while the cities of Maharashtra are being read. Returns what reads them. */
async function typeBeforeCities(typed: string) {
  const read = Promise.withResolvers<void>();
  openForm({
    GetCity: async ({ body }) => {
      const { stateid } = body as { stateid: number };
      if (stateid === 21) await read.promise;
      return Response.json({ data: cities[stateid] });
    },
  });
  await screen.findByDisplayValue('Panaji');
  await choose('State', 'Maharashtra');
  const field = screen.getByRole('combobox', { name: 'City' });
  fireEvent.mouseDown(field);
  fireEvent.change(field, { target: { value: typed } });
  return { field, read: read.resolve };
}

test('what is typed stays when the cities arrive, and keeps those that match (GEN-17)', async () => {
  const { field, read } = await typeBeforeCities('nag');
  read();
  expect(await screen.findByRole('option', { name: 'Nagpur' })).toBeTruthy();
  expect(chosenIn('City')).toBe('nag');
  expect(screen.queryByRole('option', { name: 'Akola' })).toBeNull();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  await waitFor(() => expect(address()).toMatchObject({ state: 21, city: 212 }));
});

test('a city entered before the cities arrive is taken instead of the first (GEN-17)', async () => {
  const { field, read } = await typeBeforeCities('nag');
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  read();
  await waitFor(() => expect(chosenIn('City')).toBe('Nagpur'));
  await settle();
  expect(address()).toMatchObject({ state: 21, city: 212 });
});

test('reloads the states of another country; without cities the city need not be filled (GEN-17)', async () => {
  openForm();
  await screen.findByDisplayValue('Panaji');
  expect(label('City')).toBe('City*');
  await choose('Country', 'Nepal');
  await waitFor(() => expect(address()).toMatchObject({ country: 154, state: 31, city: '' }));
  expect(label('State')).toBe('State*');
  expect(label('City')).toBe('City');
});

test('asks for neither state nor city in a country without states', async () => {
  const server = openForm();
  await screen.findByDisplayValue('Panaji');
  await choose('Country', 'Monaco');
  await waitFor(() => expect(address()).toMatchObject({ country: 145, state: '', city: '' }));
  expect(label('State')).toBe('State');
  expect(await server.allSent('GetCity')).toHaveLength(1);
});

test('a pincode proposes its State and city instead of the first entries of the lists', async () => {
  openForm();
  await screen.findByDisplayValue('Panaji');
  enter('Pincode', '440015');
  await waitFor(() => expect(address()).toMatchObject({ state: 21, city: 212, pincode: '440015' }));
  enter('Pincode', '444001');
  await waitFor(() => expect(address()).toMatchObject({ state: 21, city: 211 }));
  expect(screen.queryByText(/belongs to/)).toBeNull();
});

test('a pincode proposes a city of the chosen State, keeps a chosen State and a chosen city, and says where it belongs', async () => {
  openForm();
  await screen.findByDisplayValue('Panaji');
  await choose('State', 'Maharashtra');
  await waitFor(() => expect(address()).toMatchObject({ state: 21, city: 211 }));
  enter('Pincode', '440015');
  await waitFor(() => expect(address()).toMatchObject({ state: 21, city: 212 }));
  await choose('City', 'Akola');
  enter('Pincode', '440016');
  expect(address()).toMatchObject({ state: 21, city: 211, pincode: '440016' });
  enter('Pincode', '403001');
  expect(address()).toMatchObject({ state: 21, city: 211, pincode: '403001' });
  expect(screen.getByText('This pincode belongs to Goa.')).toBeTruthy();
});

test('a pincode outside India proposes nothing', async () => {
  openForm();
  await screen.findByDisplayValue('Panaji');
  await choose('Country', 'Nepal');
  await waitFor(() => expect(address()).toMatchObject({ country: 154, state: 31, city: '' }));
  enter('Pincode', '440015');
  expect(address()).toMatchObject({ country: 154, state: 31, city: '' });
  expect(screen.queryByText(/belongs to/)).toBeNull();
});
