import { useState, type ReactNode } from 'react';
import { DeskDrawing } from './DeskDrawing.tsx';
import './picture.css';

interface PictureProps {
  /** The address of the picture; blank for none. */
  readonly src: string;
  /** What it shows; empty if the text beside it already says so. */
  readonly alt: string;
  /** What replaces a missing picture. */
  readonly placeholder?: ReactNode;
}

/** A picture in the format 4:3. A missing or broken one is replaced by the line drawing, unless `placeholder` is set. */
export function Picture({ src, alt, placeholder = <DeskDrawing /> }: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const isShown = src !== '' && src !== brokenSrc;
  return (
    <span className={isShown ? 'picture' : 'picture picture-missing'} data-placeholder={isShown ? undefined : 'picture'}>
      {isShown ? <img src={src} alt={alt} loading="lazy" onError={() => setBrokenSrc(src)} /> : placeholder}
    </span>
  );
}
