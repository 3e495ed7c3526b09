import { useState, type ReactNode } from 'react';
import { Desk } from './Desk.tsx';
import './picture.css';

interface PictureProps {
  /** The address of the picture; blank for none. */
  readonly src: string;
  /** What it shows; empty where the words beside it say so already. */
  readonly alt: string;
  /** What stands in for a missing one. */
  readonly placeholder?: ReactNode;
}

/** A picture in the form 4:3. One that is missing, or cannot be loaded, is the line drawing, unless another is named. */
export function Picture({ src, alt, placeholder = <Desk /> }: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const isShown = src !== '' && src !== brokenSrc;
  return (
    <span className={isShown ? 'picture' : 'picture picture-missing'} data-placeholder={isShown ? undefined : 'picture'}>
      {isShown ? <img src={src} alt={alt} loading="lazy" onError={() => setBrokenSrc(src)} /> : placeholder}
    </span>
  );
}
