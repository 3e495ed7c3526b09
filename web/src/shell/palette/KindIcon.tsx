import type { ComponentType } from 'react';
import { CalendarIcon } from '../../ui/icons/CalendarIcon.tsx';
import { CarIcon } from '../../ui/icons/CarIcon.tsx';
import { FileTextIcon } from '../../ui/icons/FileTextIcon.tsx';
import { FormIcon } from '../../ui/icons/FormIcon.tsx';
import { InboxIcon } from '../../ui/icons/InboxIcon.tsx';
import { PaperClipIcon } from '../../ui/icons/PaperClipIcon.tsx';
import { PlusIcon } from '../../ui/icons/PlusIcon.tsx';
import { ProfileIcon } from '../../ui/icons/ProfileIcon.tsx';
import { RightIcon } from '../../ui/icons/RightIcon.tsx';
import { TeamIcon } from '../../ui/icons/TeamIcon.tsx';
import { UserIcon } from '../../ui/icons/UserIcon.tsx';
import type { PaletteEntry } from './palette-entries.ts';

const icons: Readonly<Record<PaletteEntry['kind'], ComponentType>> = {
  customer: TeamIcon,
  product: InboxIcon,
  quotation: FileTextIcon,
  order: ProfileIcon,
  deal: CalendarIcon,
  dispatch: CarIcon,
  user: UserIcon,
  note: FormIcon,
  file: PaperClipIcon,
  page: RightIcon,
  add: PlusIcon,
};

/** The icon of a kind of entry. */
export function KindIcon({ kind }: { readonly kind: PaletteEntry['kind'] }) {
  const Icon = icons[kind];
  return (
    <span className="palette-icon" aria-hidden="true">
      <Icon />
    </span>
  );
}
