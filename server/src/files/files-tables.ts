declare module '../platform/database/tables.ts' {
  interface Tables {
    /** Files by the SHA-256 of their content, as hexadecimal digits. `kind` is the media type, `used_at` the last time that someone used it. */
    files: { hash: string; size: number; kind: string; created_at: string; used_at: string };
    /** The bytes of a file, in order. */
    file_parts: { hash: string; part: number; bytes: Uint8Array };
    /** One row: the bytes that all files take. */
    file_room: { id: number; bytes: number };
    /** Small pictures of files, as JPEG. */
    thumbnails: { hash: string; bytes: Uint8Array };
  }
}
