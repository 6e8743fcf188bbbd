// A form that opens is there to be filled in: the first field has the focus, not the button that closes it.
const FIELDS = ['input', 'textarea', '[contenteditable="true"]'].map(
  (field) => `${field}:not(:disabled, [type="hidden"], [type="file"])`,
);

/** As a `ref`. A field that asks for the focus itself keeps it; of several choices the chosen one has it. */
export function focusFirstField(form: HTMLFormElement | null): void {
  if (!form || form.contains(document.activeElement)) return;
  const first = form.querySelector<HTMLElement>(FIELDS.join());
  // A list to choose from would bring up the keyboard of a phone, over the list.
  if (first?.getAttribute('role') === 'combobox' && matchMedia('(pointer: coarse)').matches) return;
  const isChoice = first instanceof HTMLInputElement && first.type === 'radio';
  const chosen = isChoice && form.querySelector<HTMLElement>(`input[name="${CSS.escape(first.name)}"]:checked`);
  (chosen || first)?.focus();
}
