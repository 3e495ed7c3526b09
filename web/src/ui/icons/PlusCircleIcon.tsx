import { Icon, type IconProps } from './Icon.tsx';

export function PlusCircleIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M696 480H544V328q-1-7-8-8h-48q-7 1-8 8v152H328q-7 1-8 8v48q1 7 8 8h152v152q1 7 8 8h48q7-1 8-8V544h152q7-1 8-8v-48q-1-7-8-8M512 64a448 448 0 1 0 0 896 448 448 0 0 0 0-896m0 820a372 372 0 1 1 0-744 372 372 0 0 1 0 744"
    />
  );
}
