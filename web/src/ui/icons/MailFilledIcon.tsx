import { Icon, type IconProps } from './Icon.tsx';

export function MailFilledIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M928 160H96c-18 0-32 14-32 32v640c0 18 14 32 32 32h832c18 0 32-14 32-32V192c0-18-14-32-32-32m-81 109L532 514q-13 9-27 0L190 269a7 7 0 0 1 4-13h649a7 7 0 0 1 4 13"
    />
  );
}
