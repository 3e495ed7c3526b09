/**
 * Gives a text that ends in an ellipsis its whole length as a title, when the mouse comes to it. Listens for as long as the answer is not
 * called.
 */
export function titleCutTexts(): () => void {
  const title = ({ target }: Event) => {
    const line = target instanceof Element ? target.closest<HTMLElement>('.one-line, .ant-table-cell-ellipsis') : null;
    if (!line) return;
    if (line.scrollWidth > line.clientWidth) line.title = line.textContent.trim();
    else line.removeAttribute('title');
  };
  document.addEventListener('pointerover', title);
  return () => document.removeEventListener('pointerover', title);
}
