/** The address of a link for the customer. `linkUrl` may have a path, which a proxy takes away. */
export function linkAddressOf(linkUrl: URL, token: string): string {
  const base = new URL(linkUrl);
  base.pathname = `${base.pathname.replace(/\/+$/, '')}/q/${token}`;
  base.search = '';
  base.hash = '';
  return base.href;
}
