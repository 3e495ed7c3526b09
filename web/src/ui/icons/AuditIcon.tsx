import { Icon, type IconProps } from './Icon.tsx';

export function AuditIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M296 250q-7 1-8 8v48q1 7 8 8h384q7-1 8-8v-48q-1-7-8-8zm184 144H296q-7 1-8 8v48q1 7 8 8h184q7-1 8-8v-48q-1-7-8-8m-48 458H208V148h560v320q1 7 8 8h56q7-1 8-8V108c0-18-14-32-32-32H168c-18 0-32 14-32 32v784c0 18 14 32 32 32h264q7-1 8-8v-56q-1-7-8-8m440-88H728v-37a112 112 0 1 0-64 0v37H520q-15 1-16 16v152q1 15 16 16h352q15-1 16-16V780q-1-15-16-16M646 620a50 50 0 0 1 100 0 50 50 0 0 1-100 0m180 266H566v-60h260z"
    />
  );
}
