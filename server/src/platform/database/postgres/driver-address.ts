/** The modes that the driver treats as `verify-full`, with a warning that its next release will not. */
const strengthened: readonly (string | null)[] = ['prefer', 'require', 'verify-ca'];

/**
 * The address of PostgreSQL for the driver. If its `sslmode` asks for encryption, even as a preference, the panel also checks the server's
 * certificate and name. For PostgreSQL's own programs, which make backups, the modes mean what its documentation says.
 */
export function driverAddress(address: string): string {
  const url = new URL(address);
  if (!strengthened.includes(url.searchParams.get('sslmode')) || url.searchParams.get('uselibpqcompat') === 'true') return address;
  url.searchParams.set('sslmode', 'verify-full');
  return url.href;
}
