import { Icon, type IconProps } from './Icon.tsx';

export function BarChartIcon(props: IconProps) {
  return <Icon {...props} d="M120 812h784v72H120zM184 532h128v232H184zM448 156h128v608H448zM712 364h128v400H712z" />;
}
