/** Simple SVG drawings: furniture in a few shapes and colours, a logo, a face. */

export const shapes = ['chair', 'desk', 'cabinet', 'bed', 'rack', 'trolley', 'bench', 'cart'] as const;
export type FurnitureShape = (typeof shapes)[number];

export const colours = [
  ['Teal', '#2c7a7b'],
  ['Walnut', '#8a5a3b'],
  ['Graphite', '#4a5058'],
  ['Ivory', '#d9cfb8'],
  ['Navy', '#2f4a7d'],
  ['Maroon', '#84343f'],
] as const;

const steel = '#9aa3ad';
const dark = '#3c434b';

function box(x: number, y: number, width: number, height: number, fill: string, radius = 6): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

function legs(fill: string, top: number, bottom: number, ...at: readonly number[]): string {
  return at.map((x) => box(x, top, 12, bottom - top, fill, 3)).join('');
}

function wheels(y: number, ...at: readonly number[]): string {
  return at.map((x) => `<circle cx="${x}" cy="${y}" r="15" fill="${dark}"/><circle cx="${x}" cy="${y}" r="6" fill="#e5e8eb"/>`).join('');
}

const shapeDrawings: Readonly<Record<FurnitureShape, (colour: string) => string>> = {
  chair: (colour) =>
    box(215, 90, 170, 170, colour, 28) +
    box(288, 255, 24, 50, steel, 2) +
    box(195, 290, 210, 44, colour, 20) +
    box(190, 240, 18, 70, dark, 9) +
    box(392, 240, 18, 70, dark, 9) +
    box(290, 330, 20, 90, steel, 2) +
    `<path d="M300 415 L200 452 M300 415 L400 452 M300 415 L300 462" stroke="${dark}" stroke-width="14"/>` +
    wheels(462, 200, 300, 400),
  desk: (colour) =>
    box(90, 210, 420, 28, colour) +
    box(350, 238, 140, 190, colour) +
    box(362, 250, 116, 50, '#ffffff33') +
    box(362, 308, 116, 50, '#ffffff33') +
    box(362, 366, 116, 50, '#ffffff33') +
    [275, 333, 391].map((y) => box(400, y, 40, 6, steel, 3)).join('') +
    legs(steel, 238, 430, 105, 130),
  cabinet: (colour) =>
    box(180, 90, 240, 350, colour, 8) +
    box(192, 102, 105, 326, '#ffffff2e', 4) +
    box(303, 102, 105, 326, '#ffffff2e', 4) +
    box(286, 240, 8, 60, steel, 4) +
    box(306, 240, 8, 60, steel, 4) +
    legs(dark, 440, 462, 195, 393),
  bed: (colour) =>
    box(80, 190, 22, 230, steel) +
    box(498, 250, 22, 170, steel) +
    box(100, 300, 400, 34, steel, 4) +
    box(104, 262, 394, 42, colour, 16) +
    box(112, 232, 100, 38, '#f4f5f6', 14) +
    `<path d="M230 300 L470 300" stroke="#ffffff66" stroke-width="6"/>` +
    wheels(430, 91, 509),
  rack: (colour) =>
    legs(colour, 80, 460, 130, 294, 458) +
    [120, 225, 330, 435].map((y) => box(130, y, 340, 16, steel, 3)).join('') +
    [
      [150, 70],
      [225, 55],
      [320, 80],
      [160, 175],
      [330, 160],
      [160, 285],
      [250, 270],
      [350, 275],
    ]
      .map(([x = 0, y = 0], index) => box(x, y + 4, 62, 116 - (y % 105), index % 2 ? '#c9a777' : '#b58d58', 3))
      .join(''),
  trolley: (colour) =>
    box(150, 180, 300, 22, colour) +
    box(150, 300, 300, 22, colour) +
    box(150, 400, 300, 18, colour) +
    legs(steel, 130, 430, 150, 438) +
    box(120, 130, 42, 14, dark, 7) +
    wheels(445, 165, 435),
  bench: (colour) =>
    [120, 245, 370].map((x) => box(x, 180, 110, 110, colour, 16) + box(x, 300, 110, 36, colour, 12)).join('') +
    box(105, 336, 390, 16, steel, 4) +
    legs(dark, 352, 440, 140, 448),
  cart: (colour) =>
    box(120, 330, 330, 40, colour, 8) +
    `<path d="M450 350 L505 140 L535 140" stroke="${dark}" stroke-width="14" fill="none" stroke-linecap="round"/>` +
    box(150, 220, 120, 108, '#c9a777', 4) +
    box(280, 250, 130, 78, '#b58d58', 4) +
    wheels(400, 160, 410),
};

/** A piece of furniture of a shape, in a colour such as `#2c7a7b`. */
export function drawProduct(shape: FurnitureShape, colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="540" viewBox="0 0 600 540"><rect width="600" height="540" fill="#f7f8f9"/>
    <ellipse cx="300" cy="470" rx="220" ry="18" fill="#e3e6e9"/>${shapeDrawings[shape](colour)}</svg>`;
}

/** A logo: three rising bars in a rounded square. It has no text, so it needs no font of the machine. */
export function drawLogo(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><rect width="400" height="400" fill="#fff"/>
    ${box(40, 40, 320, 320, colour, 56)}${box(95, 220, 54, 85, '#fff', 8)}${box(173, 160, 54, 145, '#fff', 8)}${box(251, 95, 54, 210, '#ffffffcc', 8)}</svg>`;
}

/** A face without features, in the colours of a person's clothes and hair. */
export function drawFace(clothes: string, hair: string, skin: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><rect width="400" height="400" fill="#e9edf0"/>
    <path d="M60 400 C60 300 130 275 200 275 C270 275 340 300 340 400 Z" fill="${clothes}"/>${box(172, 235, 56, 70, skin, 24)}
    <circle cx="200" cy="180" r="82" fill="${skin}"/><path d="M112 190 C105 95 160 72 205 75 C262 78 296 110 288 190 C272 150 250 135 200 138 C150 135 128 150 112 190 Z" fill="${hair}"/></svg>`;
}
