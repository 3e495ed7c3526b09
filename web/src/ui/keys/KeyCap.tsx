import './key-list.css';

/** How a keyboard names the keys that have no letter. */
const caps: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Delete: 'Del',
};

/** A key and those held with it, as the caps on a keyboard. */
export function KeyCap({ name }: { readonly name: string }) {
  return (
    <span className="key-caps">
      {name.split('+').map((part) => (
        <kbd key={part}>{caps[part] ?? part}</kbd>
      ))}
    </span>
  );
}
