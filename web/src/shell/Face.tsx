/** The user's photo, or a drawn head and shoulders. The name stands beside it, so it says nothing of its own. */
export function Face({ photo }: { readonly photo: string }) {
  if (photo) return <img className="face" src={photo} alt="" width={36} height={36} />;
  return (
    <svg className="face" viewBox="0 0 36 36" width={36} height={36} aria-hidden="true" data-placeholder="face">
      <rect width="36" height="36" fill="var(--color-primary-bg-hover)" />
      <circle cx="18" cy="14" r="6" fill="var(--color-primary-border-hover)" />
      <path d="M6.5 36v-1.5C6.5 27.6 11.6 23 18 23s11.5 4.6 11.5 11.5V36z" fill="var(--color-primary-border-hover)" />
    </svg>
  );
}
