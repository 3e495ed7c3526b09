import { Icon, type IconProps } from './Icon.tsx';

export function FilterIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M880 154H144c-25 0-40 27-28 48l233 395v241c0 18 14 32 32 32h262c18 0 32-14 32-32V597l233-395c12-21-3-48-28-48M603 798H421V642h183zm10-237-9 17H421l-10-17-198-335h598z"
    />
  );
}
