import { Icon, type IconProps } from './Icon.tsx';

export function CopyIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M832 64H296q-7 1-8 8v56q1 7 8 8h496v688q1 7 8 8h56q7-1 8-8V96c0-18-14-32-32-32M704 192H192c-18 0-32 14-32 32v531q0 13 9 22l174 174 7 5v2h4l11 2h339c18 0 32-14 32-32V224c0-18-14-32-32-32M350 856l-86-86h86zm314 32H414V746c0-22-18-40-40-40H232V264h432z"
    />
  );
}
