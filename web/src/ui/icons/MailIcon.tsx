import { Icon, type IconProps } from './Icon.tsx';

export function MailIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M928 160H96c-18 0-32 14-32 32v640c0 18 14 32 32 32h832c18 0 32-14 32-32V192c0-18-14-32-32-32m-40 111v521H136V271l-28-22 40-50 42 33h644l42-33 40 50zm-54-39L512 482 190 232l-42-33-40 50 28 22 342 265a56 56 0 0 0 68 0l342-265 28-22-40-50z"
    />
  );
}
