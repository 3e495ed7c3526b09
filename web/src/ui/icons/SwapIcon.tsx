import { Icon, type IconProps } from './Icon.tsx';

export function SwapIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M848 592H152q-7 1-8 8v60q1 7 8 8h605L613 851c-4 5-1 13 6 13h73q8 0 12-6l169-214c17-21 2-52-25-52m24-236H267l144-183c4-5 0-13-6-13h-73q-7 0-12 6L151 380c-17 21-2 52 25 52h696q7-1 8-8v-60q-1-7-8-8"
    />
  );
}
