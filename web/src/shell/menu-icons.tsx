import { AppstoreIcon } from '../ui/icons/AppstoreIcon.tsx';
import { AuditIcon } from '../ui/icons/AuditIcon.tsx';
import { BankIcon } from '../ui/icons/BankIcon.tsx';
import { BarChartIcon } from '../ui/icons/BarChartIcon.tsx';
import { BoxesIcon } from '../ui/icons/BoxesIcon.tsx';
import { CalendarIcon } from '../ui/icons/CalendarIcon.tsx';
import { CarIcon } from '../ui/icons/CarIcon.tsx';
import { ContainerIcon } from '../ui/icons/ContainerIcon.tsx';
import { DownloadIcon } from '../ui/icons/DownloadIcon.tsx';
import { FieldTimeIcon } from '../ui/icons/FieldTimeIcon.tsx';
import { FileDoneIcon } from '../ui/icons/FileDoneIcon.tsx';
import { FileTextIcon } from '../ui/icons/FileTextIcon.tsx';
import { InboxIcon } from '../ui/icons/InboxIcon.tsx';
import { MailIcon } from '../ui/icons/MailIcon.tsx';
import { PercentageIcon } from '../ui/icons/PercentageIcon.tsx';
import { PhoneIcon } from '../ui/icons/PhoneIcon.tsx';
import { ProfileIcon } from '../ui/icons/ProfileIcon.tsx';
import { QuestionCircleIcon } from '../ui/icons/QuestionCircleIcon.tsx';
import { ReadIcon } from '../ui/icons/ReadIcon.tsx';
import { RollbackIcon } from '../ui/icons/RollbackIcon.tsx';
import { RupeeIcon } from '../ui/icons/RupeeIcon.tsx';
import { ShoppingIcon } from '../ui/icons/ShoppingIcon.tsx';
import { SwapIcon } from '../ui/icons/SwapIcon.tsx';
import { TeamIcon } from '../ui/icons/TeamIcon.tsx';
import { UserIcon } from '../ui/icons/UserIcon.tsx';
import type { ComponentType } from 'react';

/**
 * The set of icons that `fld_iconurl` indexes: dashboard, customer, product, purchase, quotation, order, dispatch, sales, user, company,
 * tax, terms, brochure, approval, enquiry, follow-ups, mail templates, tax document, stock, return, dispatch desk, receipt, outstanding,
 * credit note, reports.
 */
const icons: readonly ComponentType[] = [
  AppstoreIcon,
  TeamIcon,
  InboxIcon,
  ShoppingIcon,
  FileTextIcon,
  ProfileIcon,
  CarIcon,
  PhoneIcon,
  UserIcon,
  BankIcon,
  PercentageIcon,
  ReadIcon,
  DownloadIcon,
  AuditIcon,
  QuestionCircleIcon,
  CalendarIcon,
  MailIcon,
  ContainerIcon,
  BoxesIcon,
  RollbackIcon,
  FileDoneIcon,
  RupeeIcon,
  FieldTimeIcon,
  SwapIcon,
  BarChartIcon,
];

/** A menu's icon; an index outside the set gives the first one. */
export function MenuIcon({ index }: { readonly index: number }) {
  const Icon = icons[index] ?? AppstoreIcon;
  return (
    <span className="menu-icon" aria-hidden="true">
      <Icon />
    </span>
  );
}
