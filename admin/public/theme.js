// The theme chosen in this browser: light, dark, or none to follow the system. Read before the first paint, and updated when
// admin/app/theme/ThemeField.tsx or another tab changes it.
(() => {
  const name = 'admin_theme';
  const root = document.documentElement;
  const read = () => {
    try {
      return localStorage.getItem(name);
    } catch {
      // The browser blocks storage: the choice lasts as long as the page.
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
