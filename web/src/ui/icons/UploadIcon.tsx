import { Icon, type IconProps } from './Icon.tsx';

export function UploadIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M400 318h74v338q0 7 8 8h60q7-1 8-8V318h74c7 0 10-8 6-13L518 163a8 8 0 0 0-12 0L394 305c-4 5-1 13 6 13m478 308h-60q-7 1-8 8v154H214V634q-1-7-8-8h-60q-7 1-8 8v198c0 18 14 32 32 32h684c18 0 32-14 32-32V634q-1-7-8-8"
    />
  );
}
