/** Finds the colour that a picture is remembered by, such as that of a logo. */
import sharp from 'sharp';

const side = 32;
const hueCount = 24;
/** Paler pixels are white, grey or black, and those that are nearly white or black are edges of letters. Of 255. */
const leastChroma = 40;
/** The least part of the pixels that must have a colour. */
const leastShare = 0.02;

/** The colour in hexadecimal digits with a number sign; undefined for a picture in black and white, or one that cannot be read. */
export async function colourOfPicture(bytes: Uint8Array): Promise<string | undefined> {
  const pixels = await sharp(bytes)
    .resize(side, side, { fit: 'inside' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
    .catch(() => undefined);
  if (!pixels) return undefined;
  const hues = Array.from({ length: hueCount }, () => ({ weight: 0, red: 0, green: 0, blue: 0 }));
  let coloured = 0;
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const chroma = Math.max(red, green, blue) - Math.min(red, green, blue);
    const hue = hues[Math.floor((hueOf(red, green, blue) / 360) * hueCount) % hueCount];
    if (chroma < leastChroma || !hue) continue;
    coloured++;
    hue.weight += chroma;
    hue.red += red * chroma;
    hue.green += green * chroma;
    hue.blue += blue * chroma;
  }
  const strongest = hues.reduce((best, hue) => (hue.weight > best.weight ? hue : best));
  if (coloured < (pixels.length / 3) * leastShare) return undefined;
  const digits = [strongest.red, strongest.green, strongest.blue].map((sum) =>
    Math.round(sum / strongest.weight)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** In degrees; 0 for grey. */
function hueOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma === 0) return 0;
  const sixth = most === red ? (green - blue) / chroma : most === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4;
  return ((sixth + 6) % 6) * 60;
}
