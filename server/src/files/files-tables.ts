declare module '../platform/database/tables.ts' {
  interface Tables {
    /** Files by the SHA-256 of their content, as hexadecimal digits. `kind` is the media type. */
    files: { hash: string; bytes: Uint8Array; size: number; kind: string; created_at: string };
  }
}
