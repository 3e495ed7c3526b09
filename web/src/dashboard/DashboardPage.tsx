import { PageHeading } from '../ui/PageHeading.tsx';
import './dashboard.css';
import { WaitingWork } from './WaitingWork.tsx';

/** The first page after login: what waits for the user. */
export function DashboardPage() {
  return (
    <>
      <PageHeading title="Dashboard" />
      <WaitingWork />
    </>
  );
}
