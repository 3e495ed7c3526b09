import {
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  CalendarOutlined,
  CarOutlined,
  ContainerOutlined,
  DownloadOutlined,
  FileTextOutlined,
  InboxOutlined,
  MailOutlined,
  PercentageOutlined,
  PhoneOutlined,
  ProfileOutlined,
  QuestionCircleOutlined,
  ReadOutlined,
  ShoppingOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';

/**
 * The set of icons that `fld_iconurl` indexes: dashboard, customer, product, purchase, quotation, order, dispatch, sales, user, company,
 * tax, terms, brochure, approval, enquiry, follow-ups, mail templates, tax document.
 */
const icons: readonly ComponentType[] = [
  AppstoreOutlined,
  TeamOutlined,
  InboxOutlined,
  ShoppingOutlined,
  FileTextOutlined,
  ProfileOutlined,
  CarOutlined,
  PhoneOutlined,
  UserOutlined,
  BankOutlined,
  PercentageOutlined,
  ReadOutlined,
  DownloadOutlined,
  AuditOutlined,
  QuestionCircleOutlined,
  CalendarOutlined,
  MailOutlined,
  ContainerOutlined,
];

/** A menu's icon; an index outside the set gives the first one. */
export function MenuIcon({ index }: { readonly index: number }) {
  const Icon = icons[index] ?? AppstoreOutlined;
  return (
    <span className="menu-icon" aria-hidden="true">
      <Icon />
    </span>
  );
}
