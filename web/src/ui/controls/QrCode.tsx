import { encode } from 'uqr';

interface QrCodeProps {
  readonly value: string;
  /** Width and height in pixels. */
  readonly size: number;
}

/** A QR code, black on white in both themes, as a camera needs it. */
export function QrCode({ value, size }: QrCodeProps) {
  const { data, size: modules } = encode(value, { ecc: 'M', border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg width={size} height={size} viewBox={`0 0 ${modules} ${modules}`} shapeRendering="crispEdges" aria-hidden>
      <path fill="#fff" d={`M0 0h${modules}v${modules}H0z`} />
      <path fill="#000" d={dark.join('')} />
    </svg>
  );
}
