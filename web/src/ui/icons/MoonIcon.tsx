import { Icon, type IconProps } from './Icon.tsx';

export function MoonIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      isEvenOdd
      d="M490 112c30-2 45 36 22 56a243 243 0 0 0-86 186 244 244 0 0 0 430 158c20-23 58-8 56 22a401 401 0 1 1-426-422zm-82 79-4 2a337 337 0 0 0 109 655c148 0 274-96 319-230l1-2h-1a307 307 0 0 1-159 46h-3a308 308 0 0 1-262-470z"
    />
  );
}
