/** The colours of the customer's page, with that of the issuing company where a text can be read in it. */

/** A paper and the least contrast of a text on it (WCAG 2.2, 1.4.3). */
const papers = { light: '#ffffff', dark: '#1c2124' } as const;
const leastContrast = 4.5;

/** The colour of the panel, for a company whose logo has none. */
const standardColour = '#0d5c68';

/** Declarations of the colours by a company's own one, for a light and a dark screen. */
export function colourStyle(ownColour = standardColour): string {
  const light = readableOn('light', ownColour);
  const dark = readableOn('dark', ownColour);
  return `
:root{color-scheme:light dark;--accent:${light};--on-accent:#fff;--ink:#1b2124;--quiet:#4b5357;--line:#e4e2db;--field:#8f938e;--paper:${papers.light};--ground:#f5f4f0;--wrong:#b3261e}
@media screen and (prefers-color-scheme:dark){:root{--accent:${dark};--on-accent:#14181a;--ink:#e7e9e6;--quiet:#abb3b5;--line:#353c40;--field:#7f878b;--paper:${papers.dark};--ground:#14181a;--wrong:#ff9d92}}`;
}

type Channels = readonly [red: number, green: number, blue: number];

/** The colour, darkened or lightened until a text in it can be read on the paper. */
function readableOn(paper: keyof typeof papers, colour: string): string {
  const end = paper === 'light' ? 0 : 255;
  const from = channelsOf(colour);
  for (let step = 0; step < 20; step++) {
    const mixed: Channels = [mix(from[0], end, step / 20), mix(from[1], end, step / 20), mix(from[2], end, step / 20)];
    if (contrastOf(mixed, channelsOf(papers[paper])) >= leastContrast) return hexOf(mixed);
  }
  return hexOf([end, end, end]);
}

const mix = (from: number, to: number, share: number) => Math.round(from + (to - from) * share);

function channelsOf(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hexOf(channels: Channels): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
function contrastOf(one: Channels, other: Channels): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
