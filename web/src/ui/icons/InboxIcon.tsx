import { Icon, type IconProps } from './Icon.tsx';

export function InboxIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      viewBox="0 0 1024 1024"
      d="M885 446 773 160c-5-16-20-27-37-27H281c-17 0-32 11-37 28L139 443v1q-2 8-1 15v371a61 61 0 0 0 61 61h627c33 0 61-28 61-61V460q1-6-2-14m-296-43v16c-1 45-32 75-77 75q-33 0-55-20c-22-20-21-33-21-55l-1-16H230l79-193h399l82 193zm-375 77h158c24 57 76 91 140 91q52-1 90-27 35-24 51-64h157v334H214z"
    />
  );
}
