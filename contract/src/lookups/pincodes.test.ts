import { expect, test } from 'vitest';
import { placeOfPincode } from './pincodes.ts';

test.each([
  ['440001', { state: 'Maharashtra', city: 'Nagpur' }],
  ['440035', { state: 'Maharashtra', city: 'Nagpur' }],
  ['441904', { state: 'Maharashtra' }],
  ['403001', { state: 'Goa', city: 'Panaji' }],
  ['110001', { state: 'Delhi', city: 'Delhi' }],
  ['600028', { state: 'Tamil Nadu', city: 'Chennai' }],
  ['560103', { state: 'Karnataka', city: 'Bengaluru' }],
  ['744101', { state: 'Andaman and Nicobar Islands', city: 'Port Blair' }],
  ['742101', { state: 'West Bengal' }],
  ['737101', { state: 'Sikkim', city: 'Gangtok' }],
  ['682551', { state: 'Lakshadweep' }],
  ['682016', { state: 'Kerala', city: 'Cochin' }],
  ['673310', { state: 'Puducherry' }],
  ['673001', { state: 'Kerala', city: 'Kozhikode' }],
  ['396210', { state: 'Dadra and Nagar Haveli and Daman and Diu' }],
  ['396001', { state: 'Gujarat', city: 'Valsad' }],
  ['194101', { state: 'Ladakh', city: 'Leh' }],
  ['783123', { state: 'Meghalaya' }],
  ['248001', { state: 'Uttarakhand', city: 'Dehradun' }],
  ['226001', { state: 'Uttar Pradesh', city: 'Lucknow' }],
  ['834001', { state: 'Jharkhand', city: 'Ranchi' }],
  ['800001', { state: 'Bihar', city: 'Patna' }],
  ['500034', { state: 'Telangana', city: 'Hyderabad' }],
  ['520010', { state: 'Andhra Pradesh', city: 'Vijayawada' }],
])('the pincode %s lies in %j', (pincode, place) => {
  expect(placeOfPincode(pincode)).toEqual(place);
});

test.each(['', '44000', '4400011', '040001', '900001', '999999', '247669', '140119', '605110', 'abcdef'])(
  '%j names no State, or more than one',
  (pincode) => {
    expect(placeOfPincode(pincode)).toBeUndefined();
  },
);
