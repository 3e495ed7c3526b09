import { Icon, type IconProps } from './Icon.tsx';

export function SafetyCertificateIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M867 170 527 54l-15-2-15 2-340 116q-13 6-15 21v483c0 8 6 20 13 25l344 269q6 4 13 4 9 0 13-4l344-269c7-5 13-17 13-26V192q-2-15-15-21m-57 484L512 887 214 654V227l298-102 298 102zM404 453q-5-6-13-6h-55c-6 0-10 7-6 12l126 174a16 16 0 0 0 26 0l212-292c4-6 1-13-6-13h-55q-8 0-13 7L469 542z"
    />
  );
}
