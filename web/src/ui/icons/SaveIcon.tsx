import { Icon, type IconProps } from './Icon.tsx';

export function SaveIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M893 293 731 131q-12-12-27-16v-3H144c-18 0-32 14-32 32v736c0 18 14 32 32 32h736c18 0 32-14 32-32V339q0-27-19-46M384 184h256v104H384zm456 656H184V184h136v136c0 18 14 32 32 32h320c18 0 32-14 32-32V206l136 136zM512 442a144 144 0 1 0 0 288 144 144 0 0 0 0-288m0 224a80 80 0 1 1 0-160 80 80 0 0 1 0 160"
    />
  );
}
