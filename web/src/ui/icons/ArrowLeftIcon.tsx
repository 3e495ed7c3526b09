import { Icon, type IconProps } from './Icon.tsx';

export function ArrowLeftIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M872 474H287l350-304c6-5 2-14-5-14h-89q-6 0-10 4L155 488a32 32 0 0 0 0 48l380 330 5 2h92c7 0 11-9 5-14L287 550h585q7-1 8-8v-60q-1-7-8-8"
    />
  );
}
