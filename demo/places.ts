import { findPlace, type PostalPlace } from '../server/src/lookups/place.ts';

/** The towns of the sample customers, with the first digits of their pincodes. */
const towns = [
  ['Maharashtra', 'Pune', '4110'],
  ['Maharashtra', 'Mumbai', '4000'],
  ['Maharashtra', 'Nashik', '4220'],
  ['Maharashtra', 'Nagpur', '4400'],
  ['Maharashtra', 'Kolhapur', '4160'],
  ['Maharashtra', 'Satara', '4150'],
  ['Maharashtra', 'Thane', '4006'],
  ['Maharashtra', 'Sangli', '4164'],
  ['Maharashtra', 'Ratnagiri', '4156'],
  ['Gujarat', 'Surat', '3950'],
  ['Gujarat', 'Vadodara', '3900'],
  ['Gujarat', 'Rajkot', '3600'],
  ['Karnataka', 'Bengaluru', '5600'],
  ['Karnataka', 'Belagavi', '5900'],
  ['Karnataka', 'Mangaluru', '5750'],
  ['Goa', 'Panaji', '4030'],
  ['Telangana', 'Hyderabad', '5000'],
  ['Tamil Nadu', 'Chennai', '6000'],
  ['Tamil Nadu', 'Coimbatore', '6410'],
  ['Kerala', 'Thrissur', '6800'],
  ['Madhya Pradesh', 'Indore', '4520'],
  ['Madhya Pradesh', 'Bhopal', '4620'],
  ['Rajasthan', 'Jaipur', '3020'],
  ['Rajasthan', 'Udaipur', '3130'],
  ['Delhi', 'New Delhi', '1100'],
  ['Uttar Pradesh', 'Lucknow', '2260'],
  ['Punjab', 'Ludhiana', '1410'],
  ['West Bengal', 'Kolkata', '7000'],
  ['Odisha', 'Cuttack', '7530'],
  ['Assam', 'Guwahati', '7810'],
] as const;

/** A town with the first digits of its pincodes. */
export interface Town extends PostalPlace {
  readonly pinStart: string;
}

/** The towns with their numbers in the panel. */
export async function loadTowns(): Promise<Town[]> {
  return Promise.all(
    towns.map(async ([state, city, pinStart]) => {
      const place = await findPlace('India', state, city);
      if (typeof place === 'string') throw new Error(`The list of places has no ${city} in ${state}`);
      return { ...place, pinStart };
    }),
  );
}
