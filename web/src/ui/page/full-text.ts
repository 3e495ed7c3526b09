const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight + 1;

/** Adds the full text as a title to a text that ends in an ellipsis, when the mouse moves over it. Call the returned function to stop. */
export function titleCutTexts(): () => void {
  const title = ({ target }: Event) => {
    const line = target instanceof Element ? target.closest<HTMLElement>('.one-line, .two-lines') : null;
    if (!line) return;
    if (isCut(line)) line.title = line.textContent.trim();
    else line.removeAttribute('title');
  };
  document.addEventListener('pointerover', title);
  return () => document.removeEventListener('pointerover', title);
}
