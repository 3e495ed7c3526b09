/** The code by which Node, PostgreSQL or a library names an error, such as `ENOENT` or `23505`; undefined for anything without one. */
export function errorCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
