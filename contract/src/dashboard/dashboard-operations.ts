import { read, rows } from '../platform/operation.ts';
import { notification } from './notification.ts';

export const dashboardOperations = {
  /** The entries of the bell: only what the user has the right to act on, and only while there is any. */
  GetNotifications: read({ right: 'signed-in', answer: rows(notification) }),
};
