// When a form opens, its first field gets focus instead of the close button.
const FIELDS = ['input', 'textarea', '[contenteditable="true"]'].map(
  (field) => `${field}:not(:disabled, [type="hidden"], [type="file"])`,
);

/** Use as a `ref`. A field with autofocus keeps it; in a radio group the selected option gets it. */
export function focusFirstField(form: HTMLFormElement | null): void {
  if (!form || form.contains(document.activeElement)) return;
  const first = form.querySelector<HTMLElement>(FIELDS.join());
  // Focusing a select would open a phone's keyboard over its list.
  if (first?.getAttribute('role') === 'combobox' && matchMedia('(pointer: coarse)').matches) return;
  const isChoice = first instanceof HTMLInputElement && first.type === 'radio';
  const chosen = isChoice && form.querySelector<HTMLElement>(`input[name="${CSS.escape(first.name)}"]:checked`);
  (chosen || first)?.focus();
}
