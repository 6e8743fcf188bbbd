// What was typed, chosen or autofilled before the scripts started: hydration would reset it to what the server rendered.
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface EarlyEntry {
  control: Control;
  /** Puts the value back, in case hydration has reset it. */
  restore(): void;
}

export function collectEarlyEntries(place: HTMLElement): EarlyEntry[] {
  const controls = [...place.querySelectorAll<Control>('input, textarea, select')];
  return controls.filter(differsFromServer).map((control) => ({ control, restore: restorer(control) }));
}

/** Announces each value as if it were entered now, so that the component that owns the field takes it over. */
export async function replayEarlyEntries(entries: readonly EarlyEntry[]): Promise<void> {
  for (const { control, restore } of entries) {
    if (!control.isConnected) continue;
    restore();
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
    // Preact renders in a microtask; the next handler may build on what this one changed.
    await Promise.resolve();
  }
}

function differsFromServer(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== firstSelected(control);
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  switch (control.type) {
    case 'file':
      return (control.files?.length ?? 0) > 0;
    case 'checkbox':
      return control.checked !== control.defaultChecked;
    case 'radio':
      return control.checked && !control.defaultChecked;
    default:
      return control.value !== control.defaultValue;
  }
}

const firstSelected = (select: HTMLSelectElement): number =>
  Math.max(
    0,
    [...select.options].findIndex((option) => option.defaultSelected),
  );

function restorer(control: Control): () => void {
  if (control instanceof HTMLInputElement && control.type === 'file') return () => {};
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    const { checked } = control;
    return () => {
      control.checked = checked;
    };
  }
  const { value } = control;
  const caret = caretOf(control);
  return () => {
    if (control.value === value) return;
    control.value = value;
    caret?.();
  };
}

/** Setting a value moves the caret to the end, which would disturb someone who is typing. */
function caretOf(control: Control): (() => void) | null {
  if (control instanceof HTMLSelectElement || control !== document.activeElement) return null;
  const { selectionStart: start, selectionEnd: end } = control;
  return start === null ? null : () => control.setSelectionRange(start, end);
}
