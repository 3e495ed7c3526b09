// Runs before the page is painted: the chosen theme (theme-mode.ts), and the outline of the shell (sidebar-mode.ts) if someone is logged in.
(() => {
  const stored = (name) => {
    try {
      return JSON.parse(localStorage.getItem(`vikray.${name}`) ?? 'null');
    } catch {
      return null;
    }
  };
  const page = document.documentElement.dataset;
  const [theme, sidebar] = [stored('theme'), stored('sidebar')];
  const isAtLeast = (width) => matchMedia(`(min-width: ${width}px)`).matches;
  if (theme === 'light' || theme === 'dark') page.theme = theme;
  if (stored('login') === null) return;
  if (!isAtLeast(1024)) page.outline = 'drawer';
  else if (sidebar === 'wide' || sidebar === 'rail') page.outline = sidebar;
  else page.outline = isAtLeast(1280) ? 'wide' : 'rail';
})();
