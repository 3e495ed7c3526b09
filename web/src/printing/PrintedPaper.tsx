import type { PrintedLetterhead } from '@vikray/contract/printing/printed-head.ts';
import { printedMeasures } from '@vikray/contract/printing/printed-measures.ts';
import { printedWords } from '@vikray/contract/printing/printed-words.ts';
import type { SetText } from '@vikray/contract/printing/text-setting.ts';
import type { ReactNode } from 'react';
import { printedFamily } from './printed-typeface.ts';
import { Line, Lines, Rule } from './PrintedText.tsx';

const { left, right, logo: logoBox, letterhead: measures, footer } = printedMeasures;

interface PaperProps {
  readonly letterhead: PrintedLetterhead;
  readonly number: SetText;
  readonly page: number;
  readonly pageCount: number;
  /** The word across the sheet, without lines if there is none. */
  readonly overprint: SetText;
  readonly onLogoFailed: () => void;
  readonly children: ReactNode;
}

/** One sheet: letterhead, content and footer, with the word across all sheets, if any. */
export function PrintedPaper({ letterhead, number, page, pageCount, overprint, onLogoFailed, children }: PaperProps) {
  const type = { points: footer.points, colour: 'meta', y: footer.baseline } as const;
  return (
    <section className="printed-paper" style={{ fontFamily: printedFamily }} aria-label={printedWords.pageOf(page, pageCount)}>
      {/* Screen readers read the letterhead on the first sheet only. */}
      <header aria-hidden={page > 1}>
        <Letterhead letterhead={letterhead} onLogoFailed={onLogoFailed} />
      </header>
      <div className="printed-content" style={{ '--y': letterhead.shift }}>
        {children}
      </div>
      <footer aria-hidden>
        <Rule from={left} to={right} y={footer.ruleY} />
        <Line text={number.lines[0] ?? ''} x={left} {...type} points={number.points} />
        <Line text={printedWords.pageOf(page, pageCount)} x={right} align="right" isFigure {...type} />
      </footer>
      {overprint.lines.map((word) => (
        <span key={word} className="printed-overprint" role="img" aria-label={word} style={{ '--pt': overprint.points }} />
      ))}
    </section>
  );
}

function Letterhead({
  letterhead: { logo, x, name, address, facts, shift },
  onLogoFailed,
}: Pick<PaperProps, 'letterhead' | 'onLogoFailed'>) {
  const box = { '--x': logoBox.x, '--y': logoBox.y, '--width': logoBox.size, '--height': logoBox.size };
  return (
    <>
      {logo && (
        <img
          className="printed-area printed-picture"
          style={box}
          src={logo}
          alt={printedWords.logoOf(name.lines.join(' '))}
          onError={onLogoFailed}
        />
      )}
      <p>
        <Lines text={name} x={x} weight="bold" colour="peacock" />
      </p>
      <p>
        <Lines text={address} x={x} colour="text" />
      </p>
      {facts.map(({ label, value }) => (
        <p key={label}>
          <Line text={label} x={measures.labelX} y={value.baseline} points={measures.labelPoints} colour="meta" />{' '}
          <Lines text={value} x={measures.valueX} weight="semibold" />
        </p>
      ))}
      <Rule from={left} to={right} y={measures.ruleY + shift} thickness={measures.ruleThickness} colour="peacock" />
    </>
  );
}
