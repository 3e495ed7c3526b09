import { expect, test } from 'vitest';
import { dialAddress, mailAddress } from './contact-address.ts';

test.each([
  ['9000000041', 'tel:9000000041'],
  ['+91 98220 (00041)', 'tel:+919822000041'],
  ['020-2567 1234 ext 5', 'tel:02025671234'],
  ['javascript:alert(1)', 'tel:'],
])('the link of the number %s dials %s', (number, address) => {
  expect(dialAddress(number)).toBe(address);
});

test.each([
  ['ila@akshar.example.in', 'mailto:ila@akshar.example.in'],
  ['ila+office@akshar.example.in', 'mailto:ila%2Boffice@akshar.example.in'],
  ['ila@akshar.in?bcc=all%40office.in&body=x.in', 'mailto:ila@akshar.in%3Fbcc%3Dall%2540office.in%26body%3Dx.in'],
])('the link of the address %s writes to it alone', (address, link) => {
  expect(mailAddress(address)).toBe(link);
});
