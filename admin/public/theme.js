// The theme that somebody has chosen in this browser: light, dark, or nothing for what the system says. It is read before the page is painted, and
// kept when shell/theme/ThemeField.tsx tells of another; other tabs follow.
(() => {
  const name = 'admin_theme';
  const root = document.documentElement;
  const read = () => {
    try {
      return localStorage.getItem(name);
    } catch {
      // Storage is forbidden: the choice lasts as long as the page.
      return null;
    }
  };
  const apply = (theme) => {
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  apply(read());
  root.addEventListener('themechosen', ({ detail }) => {
    apply(detail);
    try {
      if (detail === 'system') localStorage.removeItem(name);
      else localStorage.setItem(name, detail);
    } catch {
      // As above.
    }
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== name) return;
    apply(newValue);
    root.dispatchEvent(new Event('themechanged'));
  });
})();
