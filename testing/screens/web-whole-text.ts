/** Finds the element with this text, also where the numbers in it are elements of their own: `screen.getByText(wholeText('…'))`. */
export function wholeText(text: string): (content: string, element: Element | null) => boolean {
  return (_, element) => element?.textContent === text && [...element.children].every((child) => child.textContent !== text);
}
