import { expect, test } from 'vitest';
import { placeOfPincode, stateOfBeginning } from './pincodes.ts';

test.each([
  ['110001', 'Delhi', 'Delhi'],
  ['122002', 'Haryana', 'Gurugram'],
  ['141001', 'Punjab', 'Ludhiana'],
  ['160017', 'Chandigarh', 'Chandigarh'],
  ['160055', 'Punjab', 'Mohali'],
  ['171001', 'Himachal Pradesh', 'Shimla'],
  ['180001', 'Jammu and Kashmir', 'Jammu'],
  ['190001', 'Jammu and Kashmir', 'Srinagar'],
  ['194101', 'Ladakh', 'Leh'],
  ['201301', 'Uttar Pradesh', 'Noida'],
  ['208016', 'Uttar Pradesh', 'Kanpur'],
  ['226001', 'Uttar Pradesh', 'Lucknow'],
  ['248001', 'Uttarakhand', 'Dehradun'],
  ['302001', 'Rajasthan', 'Jaipur'],
  ['362520', 'Dadra and Nagar Haveli and Daman and Diu', 'Diu'],
  ['380015', 'Gujarat', 'Ahmedabad'],
  ['396001', 'Gujarat', 'Valsad'],
  ['396230', 'Dadra and Nagar Haveli and Daman and Diu', 'Silvassa'],
  ['400050', 'Maharashtra', 'Mumbai'],
  ['403001', 'Goa', 'Panaji'],
  ['411038', 'Maharashtra', 'Pune'],
  ['440001', 'Maharashtra', 'Nagpur'],
  ['440035', 'Maharashtra', 'Nagpur'],
  ['441203', 'Maharashtra', 'Umred'],
  ['452001', 'Madhya Pradesh', 'Indore'],
  ['492001', 'Chhattisgarh', 'Raipur'],
  ['500034', 'Telangana', 'Hyderabad'],
  ['520010', 'Andhra Pradesh', 'Vijayawada'],
  ['560103', 'Karnataka', 'Bengaluru'],
  ['600028', 'Tamil Nadu', 'Chennai'],
  ['641001', 'Tamil Nadu', 'Coimbatore'],
  ['605001', 'Puducherry', 'Puducherry'],
  ['673001', 'Kerala', 'Kozhikode'],
  ['673310', 'Puducherry', 'Mahe'],
  ['682016', 'Kerala', 'Cochin'],
  ['682555', 'Lakshadweep', 'Kavaratti'],
  ['700091', 'West Bengal', 'Kolkata'],
  ['737101', 'Sikkim', 'Gangtok'],
  ['744101', 'Andaman and Nicobar Islands', 'Port Blair'],
  ['751001', 'Odisha', 'Bhubaneswar'],
  ['781001', 'Assam', 'Guwahati'],
  ['791111', 'Arunachal Pradesh', 'Itanagar'],
  ['793001', 'Meghalaya', 'Shillong'],
  ['796001', 'Mizoram', 'Aizawl'],
  ['797001', 'Nagaland', 'Kohima'],
  ['799001', 'Tripura', 'Agartala'],
  ['800001', 'Bihar', 'Patna'],
  ['834001', 'Jharkhand', 'Ranchi'],
])('the pincode %s lies in %s, in %s', (pincode, state, city) => {
  expect(placeOfPincode(pincode)).toEqual({ state, city });
});

test('a rural pincode has the town of its post office, or else the name of its district', () => {
  expect(placeOfPincode('441302')).toEqual({ state: 'Maharashtra', city: 'Katol' });
  expect(placeOfPincode('441904')).toEqual({ state: 'Maharashtra', city: 'Bhandara' });
});

test('a pincode whose villages lie in several districts has a State but no city', () => {
  expect(placeOfPincode('603103')).toEqual({ state: 'Tamil Nadu' });
});

test('a pincode without a post office lies in the State of the pincodes with the same beginning', () => {
  expect(placeOfPincode('440999')).toEqual({ state: 'Maharashtra' });
});

test.each(['', '44000', '4400011', '040001', '900001', '999999', '140', '605110', '533464', '396240', 'abcdef'])(
  '%j names no State, or more than one',
  (pincode) => {
    expect(placeOfPincode(pincode)).toBeUndefined();
  },
);

test('the first digits determine the State as soon as all pincodes with this beginning lie in it', () => {
  expect(['', '4', '44', '440', '60', '605', '6050', '605001', '6053'].map(stateOfBeginning)).toEqual([
    undefined,
    undefined,
    'Maharashtra',
    'Maharashtra',
    undefined,
    undefined,
    undefined,
    'Puducherry',
    'Tamil Nadu',
  ]);
});
