import { Icon, type IconProps } from './Icon.tsx';

export function ArrowRightIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M869 488 491 160q-4-4-10-4h-89c-7 0-11 9-5 14l350 304H152q-7 1-8 8v60q1 7 8 8h585L387 854c-6 5-2 14 5 14h92l5-2 380-330a32 32 0 0 0 0-48"
    />
  );
}
