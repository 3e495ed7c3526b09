/** The modes that the driver treats as `verify-full`, with a warning that its next release will not. */
const weakened: readonly (string | null)[] = ['prefer', 'require', 'verify-ca'];

/**
 * The address of PostgreSQL for the driver. Where its `sslmode` asks for encryption, even if only by preference, the panel also checks the
 * certificate and the name of the server. To PostgreSQL's own programs, which make backups, the modes mean what its documentation says.
 */
export function driverAddress(address: string): string {
  const url = new URL(address);
  if (!weakened.includes(url.searchParams.get('sslmode')) || url.searchParams.get('uselibpqcompat') === 'true') return address;
  url.searchParams.set('sslmode', 'verify-full');
  return url.href;
}
