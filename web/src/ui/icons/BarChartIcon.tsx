import { Icon, type IconProps } from './Icon.tsx';

export function BarChartIcon(props: IconProps) {
  return <Icon {...props} d="M120 812h784v72H120zm64-280h128v232H184zm264-376h128v608H448zm264 208h128v400H712z" />;
}
