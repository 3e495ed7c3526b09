import { Icon, type IconProps } from './Icon.tsx';

export function DownloadIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M506 661a8 8 0 0 0 12 0l112-142c4-5 1-13-6-13h-74V168q-1-7-8-8h-60q-8 1-8 8v338h-74c-7 0-10 8-6 13zm372-35h-60q-7 1-8 8v154H214V634q-1-7-8-8h-60q-7 1-8 8v198c0 18 14 32 32 32h684c18 0 32-14 32-32V634q-1-7-8-8"
    />
  );
}
