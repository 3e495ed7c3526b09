/** For short lists: all choices are drawn at once, and eight of them have room without scrolling. */
export const drawnWhole = { virtual: false, listHeight: 8 * 34 } as const;
