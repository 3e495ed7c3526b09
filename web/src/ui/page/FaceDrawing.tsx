/** A drawn head and shoulders in place of a missing photo. It fills its container. */
export function FaceDrawing({ className, size }: { readonly className: string; readonly size?: number }) {
  return (
    <svg className={className} viewBox="0 0 36 36" width={size} height={size} aria-hidden="true" data-placeholder="face">
      <rect width="36" height="36" fill="var(--color-primary-bg-hover)" />
      <circle cx="18" cy="14" r="6" fill="var(--color-primary-border-hover)" />
      <path d="M6.5 36v-1.5C6.5 27.6 11.6 23 18 23s11.5 4.6 11.5 11.5V36z" fill="var(--color-primary-border-hover)" />
    </svg>
  );
}
