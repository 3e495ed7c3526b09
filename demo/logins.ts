import { demoPassword, type Login } from './users.ts';

/** The logins as a table for the terminal. `ownPassword` is the first user's password if the settings give one. */
export function loginTable(logins: readonly Login[], ownPassword: string | undefined): string {
  const rows = logins.map(({ role, name, mobile }, index) => [
    role,
    name,
    mobile,
    index === 0 && ownPassword !== undefined ? 'as in ADMIN_PASSWORD' : demoPassword,
  ]);
  const table = [['Who', 'Name', 'Mobile number', 'Password'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const edge = `+${widths.map((each) => '-'.repeat(each + 2)).join('+')}+`;
  const lines = table.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  return [edge, lines[0], edge, ...lines.slice(1), edge].join('\n');
}
