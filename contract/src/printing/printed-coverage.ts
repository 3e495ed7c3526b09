/**
 * The characters in each typeface of printed documents, as ranges of hexadecimal code points. The first typeface that contains a character
 * draws it. The list for Mukta omits the characters that its browser files lack and another font has, so that screen and paper look alike.
 * A test compares the list with the fonts. Also omitted are control characters, Arabic (whose letters must be joined), and accents without
 * their letter.
 */
export const printedCoverage = [
  {
    family: 'Mukta',
    ranges:
      '20-7e a0-ac ae-137 139-17e 192 1fc-1ff 218-21b 2c6-2c7 2c9 2d8-2dd 900-977 979-97f fd5 1cd0-1cf6 1e0c-1e0d 1e24-1e25 1e36-1e3b 1e42-1e49 1e5a-1e5f ' +
      '1e62-1e63 1e6c-1e6f 1e80-1e85 1e8e-1e8f 1ef2-1ef3 2013-2014 2018-201a 201c-201e 2020 2022 2026 2030 2039-203a 2044 2070 2074-2079 207d-207e 2080-2089 ' +
      '208d-208e 20a8 20ac 20b9 2113 2116 2122 212e 2212 2215 25cc a8fb fb00-fb04 fb06',
  },
  {
    family: 'Noto Sans Bengali',
    ranges:
      '20 a0 2bc 951-952 964-965 980-983 985-98c 98f-990 993-9a8 9aa-9b0 9b2 9b6-9b9 9bc-9c4 9c7-9c8 9cb-9ce 9d7 9dc-9dd 9df-9e3 9e6-9fe 1cd0 1cd2 1cd5-1cd6 ' +
      '1cd8 1ce1 1cea 1ced 1cf2 1cf5-1cf7 20b9 25cc a8f1',
  },
  {
    family: 'Noto Sans Gurmukhi',
    ranges:
      '20 a0 951-952 964-965 a01-a03 a05-a0a a0f-a10 a13-a28 a2a-a30 a32-a33 a35-a36 a38-a39 a3c a3e-a42 a47-a48 a4b-a4d a51 a59-a5c a5e a66-a76 20b9 25cc ' +
      '262c a830-a839',
  },
  {
    family: 'Noto Sans Gujarati',
    ranges:
      '20 a0 951-952 964-965 a81-a83 a85-a8d a8f-a91 a93-aa8 aaa-ab0 ab2-ab3 ab5-ab9 abc-ac5 ac7-ac9 acb-acd ad0 ae0-ae3 ae6-af1 af9-aff 20b9 25cc a830-a839',
  },
  {
    family: 'Noto Sans Oriya',
    ranges:
      '20 a0 964-965 b01-b03 b05-b0c b0f-b10 b13-b28 b2a-b30 b32-b33 b35-b39 b3c-b44 b47-b48 b4b-b4d b55-b57 b5c-b5d b5f-b63 b66-b77 20b9 25cc',
  },
  {
    family: 'Noto Sans Tamil',
    ranges:
      '20 a0 964-965 b82-b83 b85-b8a b8e-b90 b92-b95 b99-b9a b9c b9e-b9f ba3-ba4 ba8-baa bae-bb9 bbe-bc2 bc6-bc8 bca-bcd bd0 bd7 be6-bfa 20b9 25cc',
  },
  {
    family: 'Noto Sans Telugu',
    ranges:
      '20 a0 951-952 964-965 c00-c0c c0e-c10 c12-c28 c2a-c39 c3c-c44 c46-c48 c4a-c4d c55-c56 c58-c5a c5d c60-c63 c66-c6f c77-c7f 1cda 1cf2 25cc',
  },
  {
    family: 'Noto Sans Kannada',
    ranges:
      '20 a0 951-952 964-965 c80-c8c c8e-c90 c92-ca8 caa-cb3 cb5-cb9 cbc-cc4 cc6-cc8 cca-ccd cd5-cd6 cdd-cde ce0-ce3 ce6-cef cf1-cf3 1cd0 1cd2 1cda 1cf2 1cf4 ' +
      '20b9 25cc a830-a835',
  },
  {
    family: 'Noto Sans Malayalam',
    ranges: '20 a0 951-952 964-965 d00-d0c d0e-d10 d12-d44 d46-d48 d4a-d4f d54-d63 d66-d7f 1cda 20b9 25cc a830-a832',
  },
  {
    family: 'Noto Sans Math',
    ranges:
      '20-7e a0 a2-a3 a5 a7 a9 ac ae b0-b1 b6-b8 c5 c7 d0 d7 de e7 f0 f7 fe 131 190 1b5 237 2c6 2d4-2d5 2da 391-3a1 3a3-3a9 3b1-3c9 3d1 3d5-3d6 3dc-3dd ' +
      '3f0-3f1 3f4-3f6 410-44f 60c 1d46 2000-200a 2010 2014-2019 201c-201d 2020-2022 2025-2026 202f 2032-2038 203c 2040 2043-2044 2047 2050 2057 205f 20ac ' +
      '2102 2107 210a-2113 2115 2118-211d 2124 2126-2129 212b-212d 212f-2138 213c-214b 2190-2300 2302 2305-2306 2308-230b 2310-2313 2317 2319 231c-2323 232c ' +
      '2332 2336-237a 237c 2394-2395 239b-23b9 23ce 23d0 23dc-23e7 2422-2423 2474-2475 2500 2506 250c 2510 2514 2518 2550 2571-2572 2577 2580 2584 2588 258c ' +
      '2590-2593 25a0-25ff 2605-2606 2609 2621 263b-263e 2640 2642 2660-2667 2669-266f 267e 2680-2689 26a5 26aa-26ac 26b2 2713 2720 272a 2736 2739 273d ' +
      '2772-2773 279b 27c0-27ff 2900-2b04 2b0e-2b4c 2b50-2b54 2bfe 3012 3030 ff5b ff5d 1d400-1d454 1d456-1d49c 1d49e-1d49f 1d4a2 1d4a5-1d4a6 1d4a9-1d4ac ' +
      '1d4ae-1d4b9 1d4bb 1d4bd-1d4c3 1d4c5-1d505 1d507-1d50a 1d50d-1d514 1d516-1d51c 1d51e-1d539 1d53b-1d53e 1d540-1d544 1d546 1d54a-1d550 1d552-1d6a5 ' +
      '1d6a8-1d7cb 1d7ce-1d7ff 1f780-1f7d8',
  },
  {
    family: 'Noto Sans Symbols',
    ranges:
      '20 23 2a 30-39 41-5a 61-7a a0 2022 2160-2183 2185-2188 218a-218b 2190-2199 2300-230f 2311-2315 2317 231c-231f 2322-2323 2329-232a 232c-2335 237c ' +
      '2380-2394 2396-239a 23af 23be-23cd 23d0-23db 23e2-23e8 2460-24ff 25cc 260a-260d 2613 2624-262f 2638-263b 263d-2653 2669-267e 2690-269d 26a2-26a9 ' +
      '26ad-26bc 26ce 26e2-26ff 271d-2721 2776-2793 2921-2922 1f100-1f10c 1f110-1f16c 1f170-1f190 1f19b-1f1ac 1f546-1f549 1f54f 1f610 1f700-1f773',
  },
  {
    family: 'Noto Sans Symbols 2',
    ranges:
      '20 23 2a 30-39 41-5a 61-7a a0 2022 21af 21e6-21f0 21f3 2218-2219 2299 22c4-22c6 2316 2318 231a-231b 2324-2328 232b 237b 237d-237f 2394 23ce-23cf ' +
      '23e9-23ea 23ed-23ef 23f1-2426 2440-244a 25a0-2609 260e-2612 2614-2623 2630-2637 263c 2654-2668 267f-268f 269e-26a1 26aa-26ac 26bd-26cd 26cf-26e1 ' +
      '2700-2704 2706-2709 270b-271c 2722-2727 2729-274b 274d 274f-2753 2756-2775 2794 2798-27af 27b1-27be 2800-28ff 2981 29bf 29eb 2b00-2b0d 2b12-2b2f ' +
      '2b4d-2b73 2b76-2b95 2b97-2bfd 2bff 4dc0-4dff 10140-1018e 10190-1019c 101a0 101d0-101fc 102e1-102fb 1d2c0-1d2d3 1d2e0-1d2f3 1d300-1d356 1d360-1d378 ' +
      '1f000-1f02b 1f030-1f093 1f0a0-1f0ae 1f0b1-1f0bf 1f0c1-1f0cf 1f0d1-1f0f5 1f10d-1f10f 1f16d-1f16f 1f1ad 1f30d-1f30f 1f315 1f31c 1f321-1f32c 1f336 1f378 ' +
      '1f37d 1f393-1f39f 1f3a7 1f3ac-1f3ae 1f3c2 1f3c4 1f3c6 1f3ca-1f3ce 1f3d4-1f3e0 1f3ed 1f3f1-1f3f3 1f3f5-1f3f7 1f408 1f415 1f41f 1f426 1f43f 1f441-1f442 ' +
      '1f446-1f449 1f44c-1f44e 1f453 1f46a 1f47d 1f4a3 1f4b0 1f4b3 1f4b9 1f4bb 1f4bf 1f4c8-1f4cb 1f4da 1f4df 1f4e4-1f4e6 1f4ea-1f4ed 1f4f7 1f4f9-1f4fb ' +
      '1f4fd-1f4fe 1f503 1f507-1f50a 1f50d 1f512-1f513 1f53e-1f545 1f54a 1f550-1f579 1f57b-1f594 1f597-1f5a3 1f5a5-1f5fa 1f650-1f67f 1f687 1f68d 1f691 1f694 ' +
      '1f698 1f6ad 1f6b2 1f6b9-1f6ba 1f6bc 1f6c6-1f6cb 1f6cd-1f6cf 1f6d3-1f6d7 1f6e0-1f6ea 1f6f0-1f6f3 1f6f7-1f6fc 1f774-1f776 1f77b-1f7d9 1f7e0-1f7eb ' +
      '1f800-1f80b 1f810-1f847 1f850-1f859 1f860-1f887 1f890-1f8ad 1f8b0-1f8b1 1f900-1f90b 1f93b 1f946 1fa00-1fa53 1fa60-1fa6d 1fa70-1fa74 1fa78-1fa7a ' +
      '1fa80-1fa86 1fa90-1faa8 1fab0-1fab6 1fac0-1fac2 1fad0-1fad6 1fb00-1fb92 1fb94-1fbca 1fbf0-1fbf9',
  },
] as const;
