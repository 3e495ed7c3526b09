/** The letterhead of every sheet: logo, name, address and facts of the issuing company. */
import { group, ruleMark, textMark, textMarks, type Mark } from './display-list.ts';
import { fitAddress, type AddressAttempt } from './fit-address.ts';
import type { Printable } from './printable-paper.ts';
import { printedWords } from './printed-words.ts';
import { mmPerPoint, sheetMeasures } from './sheet-measures.ts';
import { shrinking, type SetText, type Setter } from './text-setting.ts';

const { left, right } = sheetMeasures;
const logo = { x: 15, y: 13, width: 17, height: 17 };
const measures = { nameX: 36, nameRight: 134, labelX: 138, valueX: 154.4, rulePoints: 0.7 / mmPerPoint, labelPoints: 8.6, firstFact: 15.9 };
/** The position of the rule below the letterhead, unless a long name or address moves it down. */
const usualRule = 34;

/** Sizes to try: smaller type for a name of two lines, and for an address of more than two. */
const nameAttempts = [...shrinking(16.5, 12), { points: 12, lines: 2 }, { points: 9.5, lines: 3 }];
const namePitch = [0, 0, 5, 4];
const narrowAddress = [{ points: 7.6, lines: 2, pitch: 3.5 }];
const addressAttempts: readonly (readonly AddressAttempt[])[] = [
  [
    { points: 9.2, lines: 2, pitch: 4.6 },
    { points: 8.8, lines: 3, pitch: 4.3 },
    { points: 7.6, lines: 4, pitch: 3.6 },
  ],
  [
    { points: 9.2, lines: 2, pitch: 4.4 },
    { points: 7.6, lines: 3, pitch: 3.5 },
  ],
  narrowAddress,
];

/** The distance between the last baseline and the rule. If it would be less than this, the rule moves down. */
const minAboveRule = 1.4;
const usuallyAboveRule = 3.6;

/** The letterhead, and how far it moves what is below it. */
export interface Letterhead {
  readonly marks: readonly Mark[];
  /** The position of the rule below it. */
  readonly rule: number;
  /** How far the rule is below its usual position. Everything below the letterhead moves down as far. */
  readonly shift: number;
}

/** Lays out the letterhead. Name and address are at their usual height, or centred on it if they need more lines. */
export function layOutLetterhead(setter: Setter, issuer: Printable['issuer']): Letterhead {
  const x = issuer.image ? measures.nameX : left;
  const width = measures.nameRight - x;
  const name = setter.fit(issuer.name, 'bold', width, nameAttempts);
  const nameLines = Math.max(1, name.lines.length);
  const address = fitAddress(setter, issuer.address, width, addressAttempts[nameLines - 1] ?? narrowAddress);
  const pitch = namePitch[nameLines] ?? 4;
  const nameHeight = (nameLines - 1) * pitch;
  const gap = nameLines === 1 && address.points > 9 ? 5.6 : 4.8;
  const height = nameHeight + gap + Math.max(0, address.lines.length - 1) * address.pitch;
  const baseline = Math.max(15.6, 19 - Math.max(0, height - 10.2) / 2);
  const facts = layOutFacts(setter, issuer.facts);
  const bottom = Math.max(baseline + height, facts.bottom);
  const rule = bottom + minAboveRule > usualRule ? bottom + usuallyAboveRule : usualRule;
  const marks: Mark[] = [
    group('paragraph', textMarks(name, { x, y: baseline, pitch }, { weight: 'bold', colour: 'peacock' })),
    group('paragraph', textMarks(address, { x, y: baseline + nameHeight + gap, pitch: address.pitch }, { colour: 'text' })),
    ...facts.marks,
    ruleMark(rule, { points: measures.rulePoints, colour: 'peacock' }),
  ];
  if (issuer.image)
    marks.unshift({ kind: 'picture', ...logo, address: issuer.image, name: printedWords.logoOf(name.lines.join(' ')), isPhoto: false });
  return { marks, rule, shift: rule - usualRule };
}

/** The facts on the right. `bottom` is the lowest baseline. */
function layOutFacts(setter: Setter, facts: Printable['issuer']['facts']): { marks: Mark[]; bottom: number } {
  const width = right - measures.valueX;
  const values = facts.map(({ label, text }) => ({
    label,
    text: setter.fit(text, 'semibold', width, [...shrinking(8.8, 7.3), { points: 7.3, lines: 2 }, { points: 6.4, lines: 2 }]),
  }));
  const lineCountOf = ({ lines }: SetText) => Math.max(1, lines.length);
  const lineCount = values.reduce((count, { text }) => count + lineCountOf(text), 0);
  const pitch = Math.max(2.8, Math.min(4.55, 16.4 / Math.max(1, lineCount - 1)));
  const marks: Mark[] = [];
  let y = measures.firstFact;
  let bottom = 0;
  for (const { label, text } of values) {
    const value = textMarks(text, { x: measures.valueX, y, pitch }, { weight: 'semibold' });
    marks.push(group('paragraph', [textMark(`${label}:`, measures.labelX, y, measures.labelPoints, { colour: 'meta' }), ...value]));
    bottom = Math.max(y, ...value.map((line) => line.y));
    y += lineCountOf(text) * pitch;
  }
  return { marks, bottom };
}
