import type { ImageFolder } from '@vikray/contract/images/image.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    images: { hash: string; bytes: Uint8Array; width: number; height: number; created_by_id: number; created_at: string };
    image_names: { folder: ImageFolder; name: string; hash: string };
  }
}
