import { printedMeasures } from '@vikray/contract/printing/printed-measures.ts';
import { useState } from 'react';
import { DeskDrawing } from '../ui/page/DeskDrawing.tsx';

interface PhotoProps {
  readonly src: string;
  readonly name: string;
  /** In mm on the paper. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly onFailed: () => void;
}

/** A product's whole photo in its frame. The line drawing if there is no photo or it does not load. */
export function PrintedPhoto({ src, name, box, onFailed }: PhotoProps) {
  const [failedSrc, setFailedSrc] = useState('');
  const isShown = src !== failedSrc && src !== '';
  const place = { '--x': box.x, '--y': box.y, '--width': box.width, '--height': box.height, '--radius': printedMeasures.photo.radius };
  return (
    <span className="printed-area printed-photo" style={place} data-placeholder={isShown ? undefined : 'picture'}>
      {isShown ? (
        <img
          className="printed-picture"
          src={src}
          alt={name}
          loading="lazy"
          onError={() => {
            setFailedSrc(src);
            onFailed();
          }}
        />
      ) : (
        <DeskDrawing />
      )}
    </span>
  );
}
