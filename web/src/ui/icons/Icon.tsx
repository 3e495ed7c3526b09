import './icon.css';

export interface IconProps {
  readonly className?: string | undefined;
  /** What the icon says; without it, the icon only decorates what is beside it. */
  readonly 'aria-label'?: string;
}

interface DrawnIconProps extends IconProps {
  readonly d: string;
  readonly viewBox?: string;
  readonly isEvenOdd?: boolean;
}

/** A drawing of one path, as high as the text beside it and in its colour. */
export function Icon({ d, viewBox = '64 64 896 896', isEvenOdd = false, className, 'aria-label': label }: DrawnIconProps) {
  return (
    <svg
      className={className === undefined ? 'icon' : `icon ${className}`}
      viewBox={viewBox}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={d} fillRule={isEvenOdd ? 'evenodd' : undefined} />
    </svg>
  );
}
