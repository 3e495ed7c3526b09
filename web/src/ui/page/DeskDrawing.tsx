/** The line drawing for empty lists and missing pictures: a desk with a sheet of paper. */
export function DeskDrawing() {
  return (
    <svg className="desk" viewBox="0 0 118 76" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
      <path d="M1 75h116" />
      <path d="M15 28h88v7H15zM20 35v40M25 35v40M69 35v40h28V35M69 48h28M69 61h28" />
      <path d="M35 28V2h24l8 8v18M59 2v8h8M41 15h19M41 20h14" />
      <path stroke="var(--color-primary)" strokeWidth="2" d="M78 42h10M78 55h10M78 68h10" />
    </svg>
  );
}
