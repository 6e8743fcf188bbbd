/** Escape closes the open language menu and returns the focus to its button. */
export function closeLanguagesByEscape(): void {
  document.addEventListener('keydown', ({ key }) => {
    const menu = key === 'Escape' && document.querySelector<HTMLDetailsElement>('.languages[open]');
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
