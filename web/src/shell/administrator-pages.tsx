import { AuditIcon } from '../ui/icons/AuditIcon.tsx';
import { EyeIcon } from '../ui/icons/EyeIcon.tsx';
import { HeartIcon } from '../ui/icons/HeartIcon.tsx';
import { HistoryIcon } from '../ui/icons/HistoryIcon.tsx';
import { KeyIcon } from '../ui/icons/KeyIcon.tsx';
import { SaveIcon } from '../ui/icons/SaveIcon.tsx';
import { SettingIcon } from '../ui/icons/SettingIcon.tsx';
import type { ReactNode } from 'react';
import { HealthState } from './HealthState.tsx';

/** A page that only Administrators see, without a right. */
export interface AdministratorPage {
  readonly page: string;
  readonly name: string;
  readonly icon: ReactNode;
  /** What the entry shows beside its name. */
  readonly state?: ReactNode;
}

/** The links for Administrators at the end of the menu. */
export const scrolledPages: readonly AdministratorPage[] = [
  { page: 'auditlog', name: 'Audit Log', icon: <HistoryIcon /> },
  { page: 'privatelog', name: 'Private Log', icon: <EyeIcon /> },
  { page: 'approvallimits', name: 'Approval Limits', icon: <AuditIcon /> },
  { page: 'backups', name: 'Backups', icon: <SaveIcon /> },
  { page: 'settings', name: 'Settings', icon: <SettingIcon /> },
];

/** Those below the menu, which stay in view: so does the state of the panel. */
export const fixedPages: readonly AdministratorPage[] = [
  { page: 'systemhealth', name: 'System Health', icon: <HeartIcon />, state: <HealthState /> },
  { page: 'changepassword', name: 'Change Password', icon: <KeyIcon /> },
];
