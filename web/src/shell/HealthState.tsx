import { useQuery } from '@tanstack/react-query';
import { worstResult } from '@vikray/contract/health/health-check.ts';
import { onlyPageOf, useLogin } from '../platform/login.ts';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { systemHealthQuery } from './shell-queries.ts';

/** The worst state of all checks of System Health; nothing until it is known. */
export function HealthState() {
  const onlyPage = onlyPageOf(useLogin());
  const { data: checks } = useQuery({ ...systemHealthQuery(), enabled: !onlyPage });
  return checks && <StatusTag status={worstResult(checks)} />;
}
