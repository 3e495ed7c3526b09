/**
 * Which State a pincode of India lies in, and often which city, from the first digits that India Post has allotted (see NOTICE). The
 * longest beginning counts. Beginnings that lie in two States stand here as far as their digits tell them apart, and otherwise not at all.
 */

/** Beginnings of each State; `12-14` stands for 12, 13 and 14. */
const states = {
  'Andaman and Nicobar Islands': '744',
  'Andhra Pradesh': '515-518 520-524 530-535',
  'Arunachal Pradesh': '790-792',
  Assam: '78',
  Bihar: '800-805 811-813 821 823-824 841-848 851-855',
  Chandigarh: '16001-16004 1601',
  Chhattisgarh: '49',
  'Dadra and Nagar Haveli and Daman and Diu': '362520 362540 362570 396210 396215 396220 396230 396235 396240',
  Delhi: '11',
  Goa: '403',
  Gujarat: '360-361 3620-3624 3626-3629 363-365 37-38 390-395 3960 3963-3965',
  Haryana: '12-13',
  'Himachal Pradesh': '17',
  'Jammu and Kashmir': '18 190-193',
  Jharkhand: '814-816 822 825-829 831-835',
  Karnataka: '56-59',
  Kerala: '67-69',
  Ladakh: '194',
  Lakshadweep: '68255',
  'Madhya Pradesh': '45-48',
  Maharashtra: '400-402 404-409 41-44',
  Manipur: '795',
  Meghalaya: '783123 793-794',
  Mizoram: '796',
  Nagaland: '797-798',
  Odisha: '75-77',
  Puducherry: '533464 60500-60501 609601-609606 673310',
  Punjab: '1400 1403-1407 141-148 15',
  Rajasthan: '30-34',
  Sikkim: '737',
  'Tamil Nadu': '600-604 6056-6058 606 6070-6073 6078 608 6090-6093 6095 6097-6098 61-64',
  Telangana: '500-506 5070 5072 508-509',
  Tripura: '799',
  'Uttar Pradesh': '20-23 240-243 2440-2444 2449 245 2467 2470-2475 2477 25 260-261 2620-2622 2627-2629 27-28',
  Uttarakhand: '2447 2460-2464 248-249 2625-2626 263',
  'West Bengal': '70-73 741-743',
} as const;

/** Beginnings that are allotted to one town, mostly those of its head post office. */
const cities = `
1100 Delhi|1210 Faridabad|1220 Gurugram|1240 Rohtak|1250 Hisar|1310 Sonipat|1320 Karnal|1330 Ambala|1340 Ambala|1410 Ludhiana|1430 Amritsar|1440 Jalandhar
1470 Patiala|1510 Bhatinda|1520 Firozpur|16001 Chandigarh|16002 Chandigarh|16003 Chandigarh|16004 Chandigarh|1710 Shimla|1750 Mandi|1800 Jammu|1900 Srinagar
194101 Leh|2010 Ghaziabad|201301 Noida|201303 Noida|201304 Noida|201305 Noida|201307 Noida|201309 Noida|2020 Aligarh|2080 Kanpur|2110 Prayagraj (Allahabad)
2210 Varanasi|2260 Lucknow|2430 Bareilly|2440 Moradabad|2470 Saharanpur|2480 Dehradun|24940 Haridwar|2500 Meerut|2510 Muzaffarnagar|263139 Haldwani
2730 Gorakhpur|2810 Mathura|2820 Agra|2840 Jhansi|3010 Alwar|3020 Jaipur|3050 Ajmer|3110 Bhilwara|3130 Udaipur|3240 Kota|3340 Bikaner|3420 Jodhpur
3600 Rajkot|3610 Jamnagar|3620 Junagadh|3640 Bhavnagar|3700 Bhuj|3800 Ahmedabad|3820 Gandhinagar|3880 Anand|3900 Vadodara|3920 Bharuch|3930 Ankleshwar
3950 Surat|3960 Valsad|4000 Mumbai|4001 Mumbai|4030 Panaji|4110 Pune|4130 Solapur|413512 Latur|4140 Ahmednagar|4150 Satara|4160 Kolhapur|416416 Sangli
4220 Nashik|4240 Dhule|4250 Jalgaon|4310 Aurangabad|431401 Parbhani|431601 Nanded|4400 Nagpur|4420 Wardha|442401 Chandrapur|4440 Akola|44460 Amravati|4450 Yavatmal
4520 Indore|4560 Ujjain|4620 Bhopal|4700 Sagar|4740 Gwalior|4820 Jabalpur|4860 Rewa|4900 Bhilai|4910 Durg|4920 Raipur|4950 Bilaspur|4970 Ambikapur
5000 Hyderabad|5030 Nizamabad|5050 Karimnagar|5060 Warangal|5070 Khammam|5150 Anantapur|5170 Chittoor|51750 Tirupati|5180 Kurnool|5200 Vijayawada|5220 Guntur
5240 Nellore|5300 Visakhapatnam|5330 Kakinada|53310 Rajahmundry|5600 Bengaluru|56010 Bengaluru|5700 Mysuru|57210 Tumakuru|5750 Mangaluru|57610 Udupi|5770 Davanagere
57720 Shimoga|58000 Dharwad|58002 Hubballi|58003 Hubballi|58310 Ballari|58510 Kalaburgi|58610 Vijayapura|5900 Belagavi|6000 Chennai|60500 Puducherry
60501 Puducherry|6130 Thanjavur|6200 Tiruchirappalli|6250 Madurai|6270 Tirunelveli|6320 Vellore|6360 Salem|6380 Erode|6410 Coimbatore|64160 Tiruppur
6700 Kannur|6730 Kozhikode|6780 Palakkad|6800 Thrissur|6820 Cochin|6860 Kottayam|6880 Alappuzha|6910 Kollam|6950 Thiruvananthapuram|7000 Kolkata
71110 Howrah|71310 Bardhaman|71320 Durgapur|71330 Asansol|7340 Siliguri|73710 Gangtok|744101 Port Blair|7510 Bhubaneswar|7520 Puri|7530 Cuttack|7600 Brahmapur
7680 Sambalpur|7690 Raurkela|7810 Guwahati|7850 Jorhat|7860 Dibrugarh|7880 Silchar|791111 Itanagar|7930 Shillong|7960 Aizawl|7970 Kohima|797112 Dimapur
7990 Agartala|8000 Patna|8120 Bhagalpur|8230 Gaya|8260 Dhanbad|8270 Bokaro|8310 Jamshedpur|8340 Ranchi|8420 Muzaffarpur|8460 Darbhanga|854301 Purnia`;

const longest = 6;

const stateOf = new Map(
  Object.entries(states).flatMap(([state, beginnings]) =>
    beginnings
      .split(' ')
      .flatMap(spread)
      .map((beginning) => [beginning, state] as const),
  ),
);

/** Each beginning that `12-14` stands for. */
function spread(range: string): string[] {
  const [first = '', last = first] = range.split('-');
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => String(Number(first) + index));
}

const cityOf = new Map(
  cities
    .trim()
    .split(/[|\n]/)
    .map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)] as const),
);

/** State and city as the geographical lists name them. */
export interface PincodePlace {
  readonly state: string;
  /** Only where the pincode belongs to a city that is known here. */
  readonly city?: string | undefined;
}

/** Where a whole pincode lies; nothing when it names no State, or more than one. */
export function placeOfPincode(pincode: string): PincodePlace | undefined {
  if (!/^[1-9]\d{5}$/.test(pincode)) return undefined;
  const state = stateOfBeginning(pincode);
  return state === undefined ? undefined : { state, city: longestOf(cityOf, pincode) };
}

/** The State of a pincode of which only the beginning is known, as far as that tells it. */
export function stateOfBeginning(digits: string): string | undefined {
  return longestOf(stateOf, digits);
}

function longestOf(names: ReadonlyMap<string, string>, pincode: string): string | undefined {
  for (let length = longest; length > 1; length--) {
    const name = names.get(pincode.slice(0, length));
    if (name !== undefined) return name;
  }
  return undefined;
}
