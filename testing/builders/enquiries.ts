import type { InputOf } from '@vikray/contract/operations.ts';
import type { Caller } from '../panel/caller.ts';

/** An enquiry by phone of a company that is not a customer. */
export function anEnquiry(change: Partial<InputOf<'AddEnquiry'>> = {}): InputOf<'AddEnquiry'> {
  return {
    companyName: 'Niramaya Lotus Hospital',
    name: 'Dr. Asmita Gokhale',
    mobile: '9000000041',
    email: 'asmita@lotus.example.in',
    requirement: '12 fowler beds for the new wing',
    source: 'Phone',
    ...change,
  };
}

/** Adds an enquiry and returns its deal. */
export async function addEnquiry(caller: Caller, change: Partial<InputOf<'AddEnquiry'>> = {}) {
  const [added] = await caller.call('AddEnquiry', anEnquiry(change));
  if (!added) throw new Error('AddEnquiry answered nothing');
  return added;
}
